/** What is quoted in a sentence, with its marks; words of a few letters apart. */
export const quotations = (text: string): readonly string[] => text.match(/“[^”]{5,}”/g) ?? [];

/** A sentence about one thing that is quoted. */
const SUBJECT = /^(?:The headline )?(“[^”]{5,}”) (?!and\b)/;
/** Advice that opens with what is to be done with it. */
const OPENS = /^(?:Set|Move|Rewrite) (?=“)/;

/** Advice without the words that the sentence before it is about: 'Set the headline in black', 'Set it larger'. */
export function withoutRepeat(advice: string, before: string): string {
  const words = SUBJECT.exec(before)?.[1];
  if (words === undefined) return advice;
  const short = advice.replaceAll(`the headline ${words}`, 'the headline');
  const opening = OPENS.exec(short)?.[0] ?? '';
  return opening !== '' && short.startsWith(opening + words)
    ? `${opening}it${short.slice(opening.length + words.length)}`
    : short;
}
