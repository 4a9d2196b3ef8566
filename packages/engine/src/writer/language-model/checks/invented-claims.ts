import type { Copy, Hit } from '../../../artifacts/copy-artifacts.ts';
import { readCopy, contentWords, wordsOf } from '../../../gatherers/copy/index.ts';
import { frequencyOf } from '../../../gatherers/words/index.ts';

/** What an ad must say itself before a rewrite may: by the product's own reading of ad copy. */
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

/** Short words that claim much, and are too common for the measure below. */
const LOADED = new Set(
  'free best new only first natural safe real original official pure cheap cheaper healthy clean fresh simple better stronger fast faster safer local family doctor doctors world famous special exclusive secret magic'.split(
    ' ',
  ),
);

/**
 * Times in 51 million words from which a word is too plain to claim anything: 'picture' (7,061), 'journey' (1,017);
 * below it stand 'luxury' (307), 'organic' (220), 'certified' (138), 'waterproof' (50).
 */
const EVERYDAY = 600;

/** Whether a rewrite claims nothing that the ad does not: no new claim by its lists, and else only everyday words. */
export function claimsHold(rewrite: string, adWords: string): boolean {
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
