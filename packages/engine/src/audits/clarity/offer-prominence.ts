import { defineAudit } from '../../audit.ts';
import { lineName, wordsOrPlace } from '../../computed/text/line-name.ts';
import { mainLines } from '../../computed/text/main-lines.ts';
import { formatValue } from '../../format-value.ts';

/** WCAG's ratio for small text: with it contrast takes nothing from the offer. */
const STRONG = 4.5;

const GOOD = 70;

/** Beside a huge headline an offer grown to match would fill the frame: the headline gives way then. Judgement. */
const MOST_TIMES = 2.5;

export default defineAudit({
  id: 'offer-prominence',
  needs: ['text', 'callToAction'],
  spares: ['callToAction'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 28,
    source: 'Judgement: an offer is a reason to act and belongs next to the headline in size',
  },
  effort: 'hour',
  words: {
    name: 'Prominence of the offer',
    pass: 'The offer is easy to see',
    fail: 'The offer is hidden',
    why: 'A discount or a price is the strongest reason to act at once; in small print it costs the margin and brings nothing.',
    fix: 'Give the offer a size and contrast close to the headline’s.',
    action: 'Make the offer readable',
  },

  run({ text, callToAction }) {
    const lines = mainLines(text, callToAction);
    const tallest = lines.toSorted((a, b) => b.line.height - a.line.height)[0]?.line;
    const best = lines
      .filter(({ line }) => line.role === 'offer')
      .map(({ line }) => ({
        line,
        value:
          100 *
          (line.height / (tallest?.height ?? line.height)) *
          Math.sqrt(Math.min(1, line.contrast / STRONG)),
      }))
      .toSorted((a, b) => b.value - a.value)[0];
    if (!best || !tallest) {
      return { kind: 'notApplicable', reason: 'No price, discount or other offer was read in the picture.' };
    }
    const { line, value } = best;
    const contrast = formatValue(line.contrast, 'ratio');
    return {
      kind: 'measured',
      value,
      confidence: line.confidence,
      evidence: [
        { label: `Offer ${wordsOrPlace(line)}`, box: line.box, swatches: [line.ink, line.ground] },
        ...(tallest === line ? [] : [{ label: `Largest line ${lineName(tallest)}`, box: tallest.box }]),
      ],
      observation:
        tallest === line
          ? `The offer ${wordsOrPlace(line)} is the largest line, at ${contrast}: ${formatValue(value, 'percent')} of the prominence it can have.`
          : `The offer ${wordsOrPlace(line)} has ${formatValue(value, 'percent')} of the prominence of the largest line, ${lineName(tallest)}, by height and its contrast of ${contrast}.`,
      advice:
        value < GOOD
          ? `Enlarge ${lineName(line)} ${formatValue(Math.min(MOST_TIMES, Math.max(1.2, GOOD / value)), 'count')} times${GOOD / value > MOST_TIMES && tallest !== line ? `, bring ${lineName(tallest)} down` : ''}${line.contrast < STRONG ? ` and raise its contrast from ${contrast} to 4.5 : 1` : ''}, or put it on a badge of its own.`
          : 'Keep the offer as prominent as it is.',
    };
  },
});
