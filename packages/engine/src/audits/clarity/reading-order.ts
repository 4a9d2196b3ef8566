import { defineAudit } from '../../audit.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { type MainLine, mainLines, prominence, confidenceWeight } from '../../computed/text/main-lines.ts';
import { after, readingPosition } from '../../computed/layout/reading-position.ts';
import { weightedMean } from '../../computed/arithmetic/soft-worst.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';

/** Log of the height ratio from which one of two lines clearly leads: half as high again. */
const LEADS = 0.4;

/** Two lines of the same size have no order. This share of every pair counts as neither right nor wrong. Chosen by judgment. */
const UNDECIDED_PART = 0.15;
const UNDECIDED = 0.75;

const LEGAL_WEIGHT = 0.3;

const CURVE: Curve = {
  shape: 'rising',
  good: 76,
  middling: 40,
  source:
    'Judgment: people look at the top left first (Nielsen 2006, Buscher 2009); 50 is side by side, 100 is in order',
};

const MESSAGES = {
  order: 'Large before small: {figure} of 100.',
  first: 'Larger text: {line}',
  second: 'Smaller text: {line}',
} as const;

export default defineAudit({
  id: 'reading-order',
  needs: ['text', 'callToAction', 'image'],
  optionalNeeds: ['callToAction'],
  unit: 'points',
  curve: CURVE,
  effort: 'hour',
  part: 'layout',
  views: ['typography'],
  words: {
    name: 'Reading order',
    why: 'Viewers who meet the details first do not know what they are about and move on.',
  },

  run({ text, callToAction, image }) {
    const legal = text
      .filter((line) => line.role === 'legal')
      .map((line) => ({ line, weight: LEGAL_WEIGHT * confidenceWeight(line.confidence) * prominence(line) }));
    const pairs = pairsOf([...mainLines(text, callToAction), ...legal], image.width / image.height).toSorted(
      (a, b) => (0.5 - b.value) * b.weight - (0.5 - a.value) * a.weight,
    );
    const worst = pairs[0];
    if (!worst) return { kind: 'notApplicable', reason: 'We found fewer than two lines to put in order.' };
    const undecided = pairs.map(({ both }) => ({ value: UNDECIDED, weight: UNDECIDED_PART * both }));
    const value = weightedMean([...pairs, ...undecided]) * 100;
    const { first, second } = worst;
    return {
      kind: 'measured',
      value,
      evidence: [
        { label: formatMessage(MESSAGES.first, { line: lineName(first) }), box: first.box },
        { label: formatMessage(MESSAGES.second, { line: lineName(second) }), box: second.box },
      ],
      observation: formatMessage(MESSAGES.order, { figure: Math.round(value) }),
    };
  },
});

/** Every pair of lines, the larger one first: how clearly it comes before the smaller one, 0..1, weighted by how much larger it is. */
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
