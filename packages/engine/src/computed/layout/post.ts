/** What an app sets around a post of a feed: who pays, what people did, its controls, and where it cut the text short. */
const FRAME: readonly RegExp[] = [
  /^\W*(?:sponsored|promoted)\b/i,
  /(?:^|\s)\d[\d.,]*\s?[km]?\s(?:likes?|reactions?|views?)\b/i,
  /(?:^|\s)\d[\d.,]*\s?k?\s(?:comments?|shares?|reposts?)\b/i,
  /^(?:\W*(?:like|comment|share|send|reply|repost)\b)+(?:\s\d+)?\W*$/i,
  /(?:\.\.\.|…)\s?(?:see )?more$/i,
];

/** Kinds of such lines that make a post: an ad may say one of them itself. Judgment. */
const LEAST = 2;

/**
 * Whether the picture is a screenshot of a post: most of its text is the app's, or is the post's own text above and below the picture,
 * which nobody sets larger and nobody can move out of it.
 */
export const isPost = (text: readonly { readonly text: string }[]): boolean =>
  FRAME.filter((kind) => text.some((line) => kind.test(line.text.trim()))).length >= LEAST;
