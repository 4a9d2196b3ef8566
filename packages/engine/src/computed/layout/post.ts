/** What an app sets around a post of a feed: who pays, what people did, its controls, and where it cut the text short. */
const FRAME: readonly RegExp[] = [
  /^\W*(?:sponsored|promoted)\b(?! by)/i,
  /^\W*(?:liked by .+|\d[\d.,]*\s?[km]?\s(?:likes?|reactions?|views?)\b.*)$/i,
  /^\W*\d[\d.,]*\s?k?\s(?:comments?|shares?|reposts?|retweets?)\b/i,
  /^(?:\W*\b(?:like|comment|share|send|reply|repost)\b(?:\s\d+)?){2,}\W*$/i,
  /.{30}(?:\.\.\.|…)\s?(?:see )?more$/i,
];

/** Kinds of such lines that make a post: an ad may say one of them itself. Judgment. */
const LEAST = 2;

/**
 * Whether the picture is a screenshot of a post, told by English lines: most of its text is the app's, or is the post's own text above and
 * below the picture, which nobody sets larger and nobody can move out of it.
 */
export function isPost(text: readonly { readonly text: string }[]): boolean {
  const kinds = text.map((line) => FRAME.findIndex((kind) => kind.test(line.text.trim())));
  return new Set(kinds.filter((kind) => kind >= 0)).size >= LEAST;
}
