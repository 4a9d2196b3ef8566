/** What is quoted in a sentence, with its marks; words of a few letters apart. */
export const quotations = (text: string): readonly string[] => text.match(/“[^”]{5,}”/g) ?? [];

/** Of a sentence about what is behind the words, and not about them. */
const BEHIND = 'The background behind ';

/** A sentence about one thing that is quoted, or about a line by its place. */
const SUBJECT =
  /^(?:(?:The background behind )?(?:[Tt]he headline )?(“[^”]{5,}”)|The (line (?:at|on|in) the \w+(?: left| right)?)) (?!and\b)/;
/** Advice that opens with what is to be done with it. */
const OPENS = /^(?:Set|Move|Rewrite) (?=“|the line )/;

/** Advice without the words that the sentence before it is about: 'Set the headline in black', 'Set it larger'. */
export function withoutRepeat(advice: string, before: string): string {
  const [, quoted, placed] = SUBJECT.exec(before) ?? [];
  const words = quoted ?? (placed === undefined ? undefined : `the ${placed}`);
  if (words === undefined) return advice;
  const short = advice.replaceAll(`the headline ${words}`, 'the headline');
  const opening = OPENS.exec(short)?.[0] ?? '';
  const rest = short.slice(opening.length + words.length);
  if (opening === '' || !short.startsWith(opening + words) || /^ (?:left|right)\b/.test(rest)) return short;
  return `${opening}${before.startsWith(BEHIND) ? 'the text' : 'it'}${rest}`;
}
