import type { Copy, Hit } from '../../../artifacts/copy-artifacts.ts';
import { readCopy, contentWords, wordsOf } from '../../../gatherers/copy/index.ts';
import { frequencyOf } from '../../../gatherers/words/index.ts';

/** Claims that a rewrite may make only if the ad makes them, as recognized by our copy parser. */
const CLAIMS: readonly ((copy: Copy) => readonly Hit[])[] = [
  (copy) => copy.offers,
  (copy) => copy.proof,
  (copy) => copy.guarantees,
  (copy) => copy.urgency,
  (copy) => copy.scarcity,
  (copy) => copy.benefits,
  (copy) => copy.features,
  (copy) => copy.policy,
  (copy) => copy.specifics.dates,
];

/** Short words that claim a lot but are too common to be caught by `EVERYDAY`. */
const LOADED = new Set(
  'free best new only first natural safe real original official pure cheap cheaper healthy clean fresh simple better stronger fast faster safer local family doctor doctors world famous special exclusive secret magic'.split(
    ' ',
  ),
);

/**
 * Occurrences in 51 million words from which a word is too common to claim anything: 'picture' (7,061), 'journey' (1,017). Below the limit
 * are 'luxury' (307), 'organic' (220), 'certified' (138) and 'waterproof' (50).
 */
const EVERYDAY = 600;

/** Whether a rewrite claims nothing new: it makes no claim that the ad does not, and adds only everyday words. */
export function areClaimsSupported(rewrite: string, adWords: string): boolean {
  const read = readCopy(rewrite);
  if (!read.ok) return false;
  const stems = wordsOf(adWords).map(({ stem }) => stem);
  const said = new Set(stems);
  const line = ` ${stems.join(' ')} `;
  const isSaid = (text: string): boolean =>
    line.includes(
      ` ${wordsOf(text)
        .map(({ stem }) => stem)
        .join(' ')} `,
    );
  return (
    CLAIMS.every((pick) => pick(read.value).every(({ text }) => isSaid(text))) &&
    contentWords(wordsOf(rewrite)).every(
      ({ stem, lower }) => said.has(stem) || (!LOADED.has(lower) && isEveryday(lower)),
    )
  );
}

const isEveryday = (lower: string): boolean =>
  Math.max(frequencyOf(lower), frequencyOf(lower.replace(/s$/, ''))) >= EVERYDAY;
