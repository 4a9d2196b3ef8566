import { defineAudit } from '../../audit.ts';
import { displaySize, screenOf, whereRead } from '../../computed/layout/display-size.ts';
import { placeOfAll } from '../../computed/layout/place-name.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { mainLines } from '../../computed/text/main-lines.ts';
import {
  type SizedLine,
  isSameElement,
  namedFirst,
  nameAmong,
  lineToName,
  meaningfulLines,
} from '../../computed/text/small-lines.ts';
import { byHarm, softWorst } from '../../computed/arithmetic/soft-worst.ts';
import { formatValue } from '../../format-value.ts';
import { wordCount } from '../../language/request-words.ts';
import { suggestsCutting, enlargeAdvice } from '../../messages/enlarge-advice.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';
import { poorOrAll } from '../../scoring/poor-or-all.ts';

/** CSS pixels. A cap a little above what reads well, so that a large headline cannot make up for an offer too small to read. */
const ENOUGH = 18;

/** CSS pixels. */
const GOOD = 13;

/** CSS pixels below which a line is reported as too small. */
const TOO_SMALL = 10;

const SHOWN = 4;

const CURVE: Curve = {
  shape: 'rising',
  good: GOOD,
  middling: 7.5,
  source:
    'Judgment: 12 to 13 CSS pixels is the smallest size of running text on phones; measured at the width of a phone',
};

const NAME = 'Text size';

const MESSAGES = {
  readable: 'Headline and main text are large enough to read {where}.',
  small: 'Most text can be read {where}; {line} is small.',
  tooSmall: '{line} is too small to read {where}.',
  tooSmallAmongOthers:
    '{line} is too small to read {where}, and so {others, plural, =1 {is one more line} =2 {are two more lines} =3 {are three more lines} other {are several other lines}}.',
  tooSmallMost: 'Most of the text is too small to read {where}.',
  tooSmallTogether:
    '{count, plural, =2 {Two lines} other {Several lines}}{place} are too small to read {where}.',
  shown: '{line}, {size} high {screen}',
} as const;

export default defineAudit({
  id: 'text-size',
  needs: ['text', 'callToAction', 'image'],
  optionalNeeds: ['callToAction'],
  unit: 'pixels',
  curve: CURVE,
  effort: 'hour',
  changes: ['enlargeText'],
  part: 'line',
  aspect: 'size',
  redundantWith: ['word-count', 'clutter'],
  isRedundant: suggestsCutting,
  views: ['typography'],
  praise: { words: 'text that is large enough to read', rank: 13, minor: true },
  fault: { state: 'small', thing: 'text' },
  words: {
    name: NAME,
    pass: 'Most text is large enough to read',
    fail: 'Text is too small to read',
    why: 'Ads made on a large screen are seen on a small one, where small text is skipped.',
    fix: 'Enlarge the smallest text.',
    action: 'Make small text readable',
  },

  run({ text, callToAction, image }) {
    const shown = displaySize(image);
    const lines = byHarm(
      mainLines(text, callToAction).map(({ line, weight }) => ({
        line,
        weight,
        value: line.height * shown.height,
      })),
      GOOD,
    );
    const harmful = lines[0];
    if (!harmful) return { kind: 'notApplicable', reason: 'We could not find a message in the picture.' };
    const value = softWorst(lines.map(({ value: px, weight }) => ({ value: Math.min(ENOUGH, px), weight })));
    const small = meaningfulLines(tooSmall(lines));
    const fails = !passes(CURVE, value);
    const named = fails && small.length > 0 ? lineToName(small) : harmful;
    const worst = named ?? small.toSorted((a, b) => a.value - b.value)[0]!;
    const place = placeOfAll(small.map(({ line }) => line.box));
    const where = whereRead(image);
    // The other lines of the same element are named with it.
    const others = small.filter(({ line }) => !isSameElement(line, worst.line)).length;
    return {
      kind: 'measured',
      value,
      evidence: poorOrAll(namedFirst(lines, worst), GOOD, SHOWN).map(({ line, value: px }) => ({
        label: formatMessage(MESSAGES.shown, {
          line: lineName(line),
          size: formatValue(px, 'pixels'),
          screen: screenOf(image),
        }),
        box: line.box,
      })),
      // The value behind the score is a capped mean, so show the size of the named line instead.
      display: formatValue(worst.value, 'pixels'),
      observation: formatMessage(
        named ? messageFor(value, worst.value, others) : messageForAll(small, lines),
        {
          line: nameAmong(worst.line, small, text),
          others,
          count: small.length,
          place: place && ` ${place}`,
          where,
        },
      ),
      ...(worst.value < GOOD && !fails && { title: NAME, advice: '' }),
      ...(fails && {
        advice: enlargeAdvice(small, named, GOOD, text),
      }),
    };
  },
});

function messageForAll(small: readonly SizedLine[], lines: readonly SizedLine[]): string {
  return 2 * wordsIn(small) > wordsIn(lines) ? MESSAGES.tooSmallMost : MESSAGES.tooSmallTogether;
}

const wordsIn = (lines: readonly SizedLine[]): number =>
  lines.reduce((sum, { line }) => sum + wordCount(line.text), 0);

const tooSmall = <Line extends { readonly value: number }>(lines: readonly Line[]): readonly Line[] =>
  lines.filter(({ value }) => value < TOO_SMALL);

function messageFor(value: number, smallest: number, others: number): string {
  if (smallest >= GOOD) return MESSAGES.readable;
  if (passes(CURVE, value)) return MESSAGES.small;
  return others > 0 ? MESSAGES.tooSmallAmongOthers : MESSAGES.tooSmall;
}
