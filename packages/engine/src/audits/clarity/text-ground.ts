import { defineAudit } from '../../audit.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { mainLines } from '../../computed/text/main-lines.ts';
import { allSeenSurely, seenSurely } from '../../computed/text/readable.ts';
import { byHarm, softWorst } from '../../computed/arithmetic/soft-worst.ts';
import { formatValue } from '../../format-value.ts';

/** Percent. */
const GOOD = 3.5;

/** Percent; above it letters drown however busy it gets. */
const MOST = 40;
const SHOWN = 4;

export default defineAudit({
  id: 'text-ground',
  needs: ['text', 'callToAction'],
  spares: ['callToAction'],
  unit: 'percent',
  curve: {
    shape: 'falling',
    good: GOOD,
    middling: 11.5,
    source:
      'Direction: texture behind letters slows reading (Scharff, Hill, Ahumada 2000); points: judgement on the standard deviation of lightness',
  },
  effort: 'minutes',
  words: {
    name: 'Ground behind the text',
    pass: 'The words stand on calm ground',
    fail: 'The words stand on busy ground',
    why: 'Edges behind letters look like parts of letters; the eye has to take them apart before it reads.',
    fix: 'Move the words to a plain part of the picture, or lay a panel, a shade or a blur behind them.',
    action: 'Calm the ground behind the words',
  },

  run({ text, callToAction }) {
    const main = mainLines(text, callToAction);
    const lines = byHarm(
      main.map(({ line, weight }) => ({
        line,
        weight: weight * seenSurely(line),
        value: -Math.min(MOST, line.groundTexture * 100),
      })),
      -GOOD,
    );
    const worst = lines[0]?.line;
    if (!worst) return { kind: 'notApplicable', reason: 'The picture has no words of a message.' };
    const value = -softWorst(lines);
    return {
      kind: 'measured',
      value,
      confidence: allSeenSurely(main),
      evidence: lines.slice(0, SHOWN).map(({ line }) => ({
        label: `Behind ${lineName(line)}: ${formatValue(line.groundTexture * 100, 'percent')}`,
        box: line.box,
      })),
      observation: `Behind ${lineName(worst)} the brightness varies by ${formatValue(worst.groundTexture * 100, 'percent')}. All lines together, the busiest counting most: ${formatValue(value, 'percent')}.`,
      advice:
        value > GOOD
          ? `Lay a panel in ${worst.ground} behind ${lineName(worst)}, or blur the picture there, until the variation is under ${GOOD} %.`
          : 'Keep the ground behind the words this calm.',
    };
  },
});
