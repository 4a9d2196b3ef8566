import type { TextLine } from '../../artifacts/artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { lineName, wordsOrPlace } from '../../computed/text/line-name.ts';
import { mainLines } from '../../computed/text/main-lines.ts';
import { isOffer } from '../../language/offer-score.ts';
import { shorten, formatGrowthFactor } from '../../messages/enlarge-advice.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

/** WCAG's ratio for small text. From this contrast on, the offer loses nothing. */
const STRONG = 4.5;

const GOOD = 70;

/**
 * Next to a huge headline, an offer enlarged to match would fill the frame. Beyond this factor, the advice is to shrink
 * the headline too. Chosen by judgment.
 */
const MOST_TIMES = 2.5;

const CURVE: Curve = {
  shape: 'rising',
  good: GOOD,
  middling: 28,
  source: 'Judgment: an offer is a reason to act and belongs next to the headline in size',
};

const NAME = 'Offer prominence';

const MESSAGES = {
  largest: 'The offer {offer} is the largest text that we read.',
  seen: 'The offer {offer} is easy to see beside {largest}.',
  faintLetters: 'The letters of the offer {offer} are faint.',
  ratherSmall: 'The offer {offer} could be a little larger next to {largest}.',
  small: 'The offer {offer} is small next to {largest}.',
  faint: 'The offer {offer} is hard to read on its background.',
  smallAndFaint: 'The offer {offer} is small and faint next to {largest}.',
  enlarge: 'Set {line} about {times} times as large.',
  enlargeBeside: 'Set {line} about {times} times as large and {largest} smaller.',
  contrast: 'Raise the contrast of {line}, for example with a badge behind it.',
  contrastToo: 'Raise the offer’s contrast, too, for example with a badge behind it.',
} as const;

export default defineAudit({
  id: 'offer-prominence',
  needs: ['text', 'callToAction'],
  optionalNeeds: ['callToAction'],
  unit: 'percent',
  curve: CURVE,
  effort: 'hour',
  part: 'offer',
  aspect: 'attention',
  praise: { words: 'an offer that is easy to see', rank: 4 },
  fault: { state: 'overlooked', thing: 'offer' },
  words: {
    name: NAME,
    pass: 'The offer is large enough beside the other text',
    fail: 'The offer is easy to miss',
    why: 'A price or a discount is a strong reason to act, but only if people notice it.',
    fix: 'Give the offer a size and contrast close to the headline’s.',
    action: 'Make the offer readable',
  },

  run({ text, callToAction }) {
    const lines = mainLines(text, callToAction);
    const tallest = lines.toSorted((a, b) => b.line.height - a.line.height)[0]?.line;
    const best = lines
      // The date of an event may have the role of an offer.
      .filter(({ line }) => line.role === 'offer' && isOffer(line.text))
      .map(({ line }) => ({
        line,
        value:
          100 *
          (line.height / (tallest?.height ?? line.height)) *
          Math.sqrt(Math.min(1, line.contrast / STRONG)),
      }))
      .toSorted((a, b) => b.value - a.value)[0];
    if (!best || !tallest) {
      return {
        kind: 'notApplicable',
        reason: 'We could not find a price, a discount or another offer in the picture.',
      };
    }
    const { line, value } = best;
    return {
      kind: 'measured',
      value,
      confidence: line.confidence,
      evidence: [
        { label: `Offer: ${lineName(line)}`, box: line.box, swatches: [line.ink, line.ground] },
        ...(tallest === line ? [] : [{ label: `Largest text: ${lineName(tallest)}`, box: tallest.box }]),
      ],
      // Large but faint letters earn no praise, but their size is not at fault.
      ...(isFaint(line) && value >= GOOD && { title: NAME, advice: '' }),
      observation: observe(line, tallest, value),
      ...(value < GOOD && { advice: adviceFor(line, tallest) }),
    };
  },
});

/** Percent of the largest line's height. */
const shareOf = (line: TextLine, tallest: TextLine): number => (100 * line.height) / tallest.height;

const isFaint = ({ contrast }: TextLine): boolean => contrast < STRONG;

function observe(line: TextLine, tallest: TextLine, value: number): string {
  const values = {
    offer: wordsOrPlace(line),
    largest: lineName(tallest),
  };
  if (passes(CURVE, value)) {
    if (isFaint(line)) return formatMessage(MESSAGES.faintLetters, values);
    if (value < GOOD) return formatMessage(MESSAGES.ratherSmall, values);
    return formatMessage(tallest === line ? MESSAGES.largest : MESSAGES.seen, values);
  }
  if (shareOf(line, tallest) >= GOOD) return formatMessage(MESSAGES.faint, values);
  return formatMessage(isFaint(line) ? MESSAGES.smallAndFaint : MESSAGES.small, values);
}

function adviceFor(line: TextLine, tallest: TextLine): string {
  const share = shareOf(line, tallest);
  const values = {
    line: lineName(line),
    largest: lineName(tallest),
  };
  if (share >= GOOD) return formatMessage(MESSAGES.contrast, values);
  const times = formatGrowthFactor(GOOD / share, [line]);
  const gives = GOOD / share > MOST_TIMES && !isOffer(tallest.text);
  const size =
    times === null
      ? shorten(values.line)
      : formatMessage(gives ? MESSAGES.enlargeBeside : MESSAGES.enlarge, { ...values, times });
  return isFaint(line) ? `${size} ${MESSAGES.contrastToo}` : size;
}
