import { defineAudit } from '../../audit.ts';
import {
  distinctCount,
  excerpt,
  joinWithConjunction,
  hitEvidence,
  inEnglish,
  quoteWithClause,
} from '../../computed/copy/quotes.ts';
import { isRephrasable } from '../../computed/copy/rephrasable.ts';
import type { Copy, Hit } from '../../artifacts/copy-artifacts.ts';
import { formatMessage } from '../../messages/format-message.ts';

/** Number of benefits from which nothing is missing. */
const ENOUGH = 2;
const MOST_NAMED = 3;

const MESSAGES = {
  named:
    'The copy names {count, plural, one {one benefit: {benefits}} =2 {2 benefits: {benefits}} =3 {3 benefits: {benefits}} other {# benefits, such as {benefits}}}.',
  none: 'We found no words that name a benefit in the copy; it may say it in another way.',
  complete: 'After {feature}, say what that does for the reader: “…, so you …”.',
  goOn: 'After {opening}, say what the reader saves, feels or gets done.',
} as const;

export default defineAudit({
  id: 'copy-benefits',
  needs: ['copy'],
  unit: 'count',
  curve: { shape: 'rising', good: ENOUGH, middling: 0.7, source: 'Judgment' },
  effort: 'hour',
  detail: 'wantsOfBuyers',
  part: 'copySubstance',
  praise: { words: 'copy that says what you get', rank: 23 },
  words: {
    name: 'Benefits',
    pass: 'The copy says what the reader gains',
    fail: 'The copy lacks a clear benefit',
    why: 'People act on what changes for them, and rarely work it out from a list of features.',
    fix: 'After each feature, add what it does for the reader.',
    action: 'Say what the reader gains',
  },

  run: inEnglish((copy) => {
    const benefits = separateBenefits(copy);
    const count = distinctCount(benefits);
    if (count === 0) return { kind: 'notApplicable', reason: MESSAGES.none };
    return {
      kind: 'measured',
      value: count,
      evidence: hitEvidence(benefits),
      observation: observe(copy, benefits, count),
      ...(count < ENOUGH && { advice: adviceFor(copy) }),
    };
  }),
});

/** Units and abbreviations. They name no feature whose use could be explained. */
const UNIT = /^(?:gb|tb|mah|hz|inch|inches|oz|ml|mg|grams|lbs|kg|watts|lumens|api|set|kit|pack)$/i;

/** The benefits without those that another's clause already says: 'all winter' in 'Relax all winter'. */
const separateBenefits = (copy: Copy): readonly Hit[] =>
  copy.benefits.filter(
    (each) =>
      !copy.benefits.some(
        (other) =>
          other.start < each.start && each.end <= other.start + quoteWithClause(copy, other).length - QUOTES,
      ),
  );
const QUOTES = 2;

function observe(copy: Copy, benefits: readonly Hit[], count: number): string {
  // 'without the' says nothing unless its clause is quoted too.
  const named = [...new Set(benefits.map((each) => quoteWithClause(copy, each)))];
  return formatMessage(MESSAGES.named, { count, benefits: joinWithConjunction(named.slice(0, MOST_NAMED)) });
}

function adviceFor(copy: Copy): string {
  const feature = copy.features.find((each) => !UNIT.test(each.text) && isRephrasable(copy, each));
  return feature
    ? formatMessage(MESSAGES.complete, { feature: quoteWithClause(copy, feature) })
    : formatMessage(MESSAGES.goOn, { opening: excerpt(copy.opening.text, 40) });
}
