/** What an app sets around a post of a feed: who pays, when it was posted, what people did, its controls, and where it cut the text short. */
const FRAME: readonly RegExp[] = [
  /^\W*(?:sponsored|promoted)\b(?! by)/i,
  /^\W*(?:(?:yesterday|today) at \d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)?|\d{1,2} (?:hrs?|hours?|mins?|minutes?) ago)\W*$/i,
  /^\W*(?:liked by .+|\d[\d.,]*\s?[km]?\s(?:likes?|reactions?|views?)\b.*)$/i,
  /^\W*\d[\d.,]*\s?k?\s(?:comments?|shares?|reposts?|retweets?)\b/i,
  /^(?:\W*\b(?:like|comment|share|send|reply|repost)\b(?:\s\d+)?)+\W*$/i,
  /.{30}(?:\.\.\.|…)\s?(?:see )?more$/i,
];

/** The one of them that is an app's only where there are several: an ad may say 'Share'. */
const CONTROLS = 4;

/** Kinds of such lines that make a post: an ad may say one of them itself. Judgment. */
const LEAST = 2;

/** An owner's name is among the first lines. Judgment. */
const FIRST = 3;

/**
 * Whether the picture is a screenshot of a post, told by English lines: most of its text is the app's, or is the post's own text above and
 * below the picture, which nobody sets larger and nobody can move out of it.
 */
export function isPost(text: readonly { readonly text: string }[]): boolean {
  const lines = text.map((line) => line.text.trim());
  const kinds = Map.groupBy(lines, (line) => FRAME.findIndex((kind) => kind.test(line)));
  kinds.delete(-1);
  const controls = new Set(kinds.get(CONTROLS)?.flatMap((line) => line.toLowerCase().match(/[a-z]+/g) ?? []));
  if (controls.size < LEAST) kinds.delete(CONTROLS);
  return kinds.size + Number(isCaptioned(lines)) >= LEAST;
}

/** A name in small letters that stands alone at the top and again before what its owner wrote. */
const isCaptioned = (lines: readonly string[]): boolean =>
  lines
    .slice(0, FIRST)
    .some(
      (name, at) =>
        /^[a-z][a-z\d._]{3,}$/.test(name) && lines.slice(at + 1).some((line) => line.startsWith(`${name} `)),
    );
