import { defineAudit } from '../../audit.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { type MainLine, mainLines, prominence, trust } from '../../computed/text/main-lines.ts';
import { after, readingPosition } from '../../computed/layout/reading-position.ts';
import { weighedMean } from '../../computed/arithmetic/soft-worst.ts';

/** Logarithm of the ratio of heights from which one of two lines clearly leads: half as high again. */
const LEADS = 0.4;

/** Two lines of one size have no order to be in: this much of every pair counts as neither right nor wrong. Judgement. */
const UNDECIDED_PART = 0.15;
const UNDECIDED = 0.75;

const LEGAL_WEIGHT = 0.3;

export default defineAudit({
  id: 'reading-order',
  needs: ['text', 'callToAction', 'image'],
  spares: ['callToAction'],
  unit: 'points',
  curve: {
    shape: 'rising',
    good: 76,
    middling: 40,
    source:
      'Judgement: people look at the top left first (Nielsen 2006, Buscher 2009); 50 is side by side, 100 is in order',
  },
  effort: 'hour',
  words: {
    name: 'Reading order',
    pass: 'The large lines come first, the details after them',
    fail: 'Details are read before the message',
    why: 'A reader who meets the details first does not know what they are about, and leaves before the headline.',
    fix: 'Put the largest line first on the reading way, then what supports it, and fine print last.',
    action: 'Put the lines in reading order',
  },

  run({ text, callToAction, image }) {
    const legal = text
      .filter((line) => line.role === 'legal')
      .map((line) => ({ line, weight: LEGAL_WEIGHT * trust(line.confidence) * prominence(line) }));
    const pairs = pairsOf([...mainLines(text, callToAction), ...legal], image.width / image.height).toSorted(
      (a, b) => (0.5 - b.value) * b.weight - (0.5 - a.value) * a.weight,
    );
    const worst = pairs[0];
    if (!worst) return { kind: 'notApplicable', reason: 'There are not two lines to put in order.' };
    const undecided = pairs.map(({ both }) => ({ value: UNDECIDED, weight: UNDECIDED_PART * both }));
    const value = weighedMean([...pairs, ...undecided]) * 100;
    const { first, second } = worst;
    const reversed = worst.value < 0.5;
    return {
      kind: 'measured',
      value,
      evidence: [
        { label: `Larger, to be read first: ${lineName(first)}`, box: first.box },
        { label: `Smaller, to be read after it: ${lineName(second)}`, box: second.box },
      ],
      observation: reversed
        ? `${lineName(second)} is met before the larger ${lineName(first)}; the lines stand ${Math.round(value)} of 100 in order.`
        : `The lines stand ${Math.round(value)} of 100 in the order they should be read.`,
      advice: reversed
        ? `Move ${lineName(first)} before ${lineName(second)}, or make the first line met the largest.`
        : 'Keep this order in other formats.',
    };
  },
});

/** Every two lines, the larger first: how clearly it stands before the smaller, 0..1, and how much larger it is. */
const pairsOf = (lines: readonly MainLine[], ratio: number) =>
  lines.flatMap((one, index) =>
    lines.slice(index + 1).map((other) => {
      const [a, b] = one.line.height >= other.line.height ? [one, other] : [other, one];
      const both = a.weight * b.weight;
      const lead = Math.log(Math.max(1e-4, a.line.height) / Math.max(1e-4, b.line.height));
      return {
        first: a.line,
        second: b.line,
        both,
        weight: both * Math.tanh(lead / LEADS),
        value: after(readingPosition(b.line.box, ratio), readingPosition(a.line.box, ratio)),
      };
    }),
  );
