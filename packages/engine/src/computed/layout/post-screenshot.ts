/** Lines that an app adds around a feed post: sponsor label, time, reactions, counts, controls, and the cut before 'more'. */
const FRAME: readonly RegExp[] = [
  /^\W*(?:sponsored|promoted)\b(?! by)/i,
  /^\W*(?:(?:yesterday|today) at \d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)?|\d{1,2} (?:hrs?|hours?|mins?|minutes?) ago)\W*$/i,
  /^\W*(?:liked by .+|\d[\d.,]*\s?[km]?\s(?:likes?|reactions?|views?)\b.*)$/i,
  /^\W*\d[\d.,]*\s?k?\s(?:comments?|shares?|reposts?|retweets?)\b/i,
  /^(?:\W*\b(?:like|comment|share|send|reply|repost)\b(?:\s\d+)?)+\W*$/i,
  /.{30}(?:\.\.\.|…)\s?(?:see )?more$/i,
];

/** Index in FRAME of the controls. They count only when several different ones appear, because an ad may say 'Share'. */
const CONTROLS = 4;

/** Number of kinds of such lines that make a post; an ad may contain one itself. Chosen by judgment. */
const LEAST = 2;

/** The account name is among the first lines. Chosen by judgment. */
const FIRST = 3;

/**
 * Whether the picture is a screenshot of a post, detected by English lines. Most of its text then belongs to the app, or is
 * the post's own text above and below the picture, which an advertiser can neither enlarge nor move.
 */
export function isPostScreenshot(text: readonly { readonly text: string }[]): boolean {
  const lines = text.map((line) => line.text.trim());
  const kinds = Map.groupBy(lines, (line) => FRAME.findIndex((kind) => kind.test(line)));
  kinds.delete(-1);
  const controls = new Set(kinds.get(CONTROLS)?.flatMap((line) => line.toLowerCase().match(/[a-z]+/g) ?? []));
  if (controls.size < LEAST) kinds.delete(CONTROLS);
  return kinds.size + Number(isCaptioned(lines)) >= LEAST;
}

/** A lowercase name that is alone near the top and appears again before what its owner wrote. */
const isCaptioned = (lines: readonly string[]): boolean =>
  lines
    .slice(0, FIRST)
    .some(
      (name, at) =>
        /^[a-z][a-z\d._]{3,}$/.test(name) && lines.slice(at + 1).some((line) => line.startsWith(`${name} `)),
    );
