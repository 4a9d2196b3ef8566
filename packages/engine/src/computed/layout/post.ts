/** What an app sets around a post of a feed: who pays, when it was posted, what people did, its controls, and where it cut the text short. */
const FRAME: readonly RegExp[] = [
  /^\W*(?:sponsored|promoted)\b(?! by)/i,
  /^\W*(?:yesterday|today|\d{1,2} (?:hrs?|hours?|mins?|minutes?) ago)(?: at \d{1,2}[:.]\d{2}(?: ?[ap]m)?)?\W*$/i,
  /^\W*(?:liked by .+|\d[\d.,]*\s?[km]?\s(?:likes?|reactions?|views?)\b.*)$/i,
  /^\W*\d[\d.,]*\s?k?\s(?:comments?|shares?|reposts?|retweets?)\b/i,
  /^(?:\W*\b(?:like|comment|share|send|reply|repost)\b(?:\s\d+)?){2,}\W*$/i,
  /.{30}(?:\.\.\.|…)\s?(?:see )?more$/i,
];

/** One of its controls by itself, in a row of them. */
const CONTROL = /^\W*(?:like|comment|share|send|reply|repost)\W*$/i;

/** Kinds of such lines that make a post: an ad may say one of them itself. Judgment. */
const LEAST = 2;

/**
 * Whether the picture is a screenshot of a post, told by English lines: most of its text is the app's, or is the post's own text above and
 * below the picture, which nobody sets larger and nobody can move out of it.
 */
export function isPost(text: readonly { readonly text: string }[]): boolean {
  const lines = text.map((line) => line.text.trim());
  const kinds = FRAME.filter((kind) => lines.some((line) => kind.test(line))).length;
  const isControlled = lines.filter((line) => CONTROL.test(line)).length >= LEAST;
  return kinds + Number(isControlled) + Number(isCaptioned(lines)) >= LEAST;
}

/** A name in small letters that stands alone at the top and again before what its owner wrote. */
const isCaptioned = (lines: readonly string[]): boolean =>
  lines.some(
    (name, at) =>
      /^[a-z][a-z\d._]{3,}$/.test(name) && lines.slice(at + 1).some((line) => line.startsWith(`${name} `)),
  );
