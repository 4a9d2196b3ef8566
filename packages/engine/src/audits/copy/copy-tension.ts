import { defineAudit } from '../../audit.ts';
import {
  distinctCount,
  excerpt,
  inside,
  hitEvidenceOrFallback,
  inEnglish,
  quoted,
  shareOfWords,
  quoteWithClause,
} from '../../computed/copy/quotes.ts';
import { isRephrasable, rephrasableSentence } from '../../computed/copy/rephrasable.ts';
import type { Copy, Hit } from '../../artifacts/copy-artifacts.ts';
import { isInsult } from '../../computed/copy/insults.ts';
import { formatMessage } from '../../messages/format-message.ts';

/** Percent of the words. */
const LOW = 5;
const HIGH = 14;

const MESSAGES = {
  noneTitle: 'The copy names no problem',
  none: 'We could not find a problem in the copy that the product solves.',
  named: 'The copy puts the problem into words: {words}.',
  dwells: 'The copy dwells on the problem: {words}.',
  before: 'Before {gain}, name the problem that it ends, in a word or two.',
  opening: 'Before {opening}, name the problem you solve, in the reader’s words.',
  moveOn: '{count, plural, one {Say {words} once} other {Keep one of {words}}} and move on to the solution.',
} as const;

export default defineAudit({
  id: 'copy-tension',
  needs: ['copy'],
  unit: 'percent',
  curve: {
    shape: 'sweetSpot',
    low: LOW,
    high: HIGH,
    slack: 7,
    source:
      'Direction: Robertson and others 2023 (Upworthy headlines: a negative word lifts clicks by about 2%); points: judgment',
  },
  effort: 'hour',
  part: 'copyOpening',
  words: {
    name: 'Problem',
    pass: 'The copy names a problem',
    fail: 'The copy dwells on the problem',
    why: 'A named problem catches the eye; headlines with a negative word got slightly more clicks.',
    fix: 'Name the problem you solve in one or two words.',
    action: 'Name the problem briefly',
  },

  run: inEnglish((copy) => {
    const negative = problemsIn(copy);
    const share = shareOfWords(negative, copy);
    return {
      kind: 'measured',
      value: share,
      ...(negative.length === 0 && { title: MESSAGES.noneTitle }),
      evidence: hitEvidenceOrFallback(negative, copy.opening, 'No problem named'),
      observation: observe(negative, share),
      ...((share < LOW || share > HIGH) && { advice: adviceFor(copy, share) }),
    };
  }),
});

/** What insults the reader is not a problem that the reader has. */
const problemsIn = ({ negative, style }: Copy): readonly Hit[] =>
  negative.filter((hit) => !isInsult(hit) && !style.demeaning.some((other) => inside(hit, other)));

function observe(negative: readonly Hit[], share: number): string {
  if (negative.length === 0) return MESSAGES.none;
  return formatMessage(share > HIGH ? MESSAGES.dwells : MESSAGES.named, { words: quoted(negative) });
}

function adviceFor(copy: Copy, share: number): string {
  const { benefits } = copy;
  const negative = problemsIn(copy);
  const gain = benefits.find((each) => isRephrasable(copy, each));
  if (share > HIGH)
    return formatMessage(MESSAGES.moveOn, { words: quoted(negative), count: distinctCount(negative) });
  return gain
    ? formatMessage(MESSAGES.before, { gain: quoteWithClause(copy, gain) })
    : formatMessage(MESSAGES.opening, { opening: excerpt(rephrasableSentence(copy).text, 40) });
}
