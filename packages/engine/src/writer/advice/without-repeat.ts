/** Quotations in a text, with their quotation marks. Skips those shorter than five characters. */
export const quotations = (text: string): readonly string[] => text.match(/“[^”]{5,}”/g) ?? [];

/** Opens a sentence about the background behind the text, not the text itself. */
const BEHIND = 'The background behind ';

/** Matches a sentence about one quoted text, or about a line named by its place. */
const SUBJECT =
  /^(?:(?:The background behind )?(?:[Tt]he headline )?(“[^”]{5,}”)|The (line (?:at|on|in) the \w+(?: left| right)?)) (?!and\b)/;
/** Matches advice that starts with an instruction about that text. */
const OPENS = /^(?:Set|Move|Rewrite) (?=“|the line )/;

/** Shortens advice so that it does not repeat the subject of the sentence before it: 'Set the headline in black', 'Set it larger'. */
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
