import type { Copy, CopySentence, Span } from '../../artifacts/copy-artifacts.ts';

/** Policy rules whose hits are never polished or repeated in other words, because an ad review would reject them. */
const UNREPEATABLE: ReadonlySet<string> = new Set([
  'personal-attributes',
  'claims',
  'before-after',
  'false-urgency',
  'profanity',
]);

const touches = (hits: readonly Span[], { start, end }: Span): boolean =>
  hits.some((hit) => hit.start < end && start < hit.end);

/** Whether a stretch contains a flagged claim, an insult, a threat or clickbait. */
export const isFlagged = ({ policy, style }: Copy, stretch: Span): boolean =>
  touches(
    policy.filter(({ rule }) => UNREPEATABLE.has(rule)),
    stretch,
  ) || touches([...style.demeaning, ...style.scares, ...style.bait], stretch);

/** A footnote mark before the words. */
const FOOTNOTE = /^\s*(?:[*†‡§¹²³]|\(?\d\)\s)/u;

/** Conditions, warnings and sources that the law or a study requires. */
const LEGAL =
  /\b(?:terms|conditions|t&cs?|apply|applies|valid (?:until|from|for|on|only)|void|excludes?|excluding|subject to|while (?:stocks|supplies) last|no purchase necessary|results (?:may|will|can) vary|not (?:intended|tested|evaluated)|individual results|apr|representative|repossessed|at risk|regulated by|authori[sz]ed by|registered (?:charity|office|in|trademark)|trademark|copyright|all rights|see (?:website|store|our website|www)|for details|based on|according to|source:|survey|study|studies|clinical|trial of|tested (?:on|by|with)|panel of|% (?:of (?:the )?\w+ )?agreed|consumer test)\b|[©®]/i;

/** A legal line or footnote. It is left as it is and proves nothing elsewhere. */
const isLegal = ({ text }: Pick<CopySentence, 'text'>): boolean => FOOTNOTE.test(text) || LEGAL.test(text);

/** The first sentence that new wording may be built from, or the opening when there is none. */
export const rephrasableSentence = (copy: Copy): CopySentence =>
  [copy.opening, ...copy.sentences].find((sentence) => isRephrasable(copy, sentence)) ?? copy.opening;

/** Whether new wording may be built from this stretch: its sentence is neither flagged nor a legal line. */
export function isRephrasable(copy: Copy, stretch: Span): boolean {
  const homes = copy.sentences.filter(({ start, end }) => stretch.start < end && start < stretch.end);
  return homes.length > 0 && homes.every((home) => !isFlagged(copy, home) && !isLegal(home));
}
