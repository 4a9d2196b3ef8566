import type { TextLine } from '../../artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { mainLines } from '../../computed/text/main-lines.ts';
import { shownAt } from '../../computed/layout/shown.ts';
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
  needs: ['text', 'callToAction', 'subject', 'objects'],
  spares: ['callToAction', 'subject', 'objects'],
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
    fix: 'Move the words to a plain part of the picture, or lay a panel or a shade behind them, clear of product and faces.',
    action: 'Calm the ground behind the words',
  },

  run({ text, callToAction, subject, objects }) {
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
          ? adviceFor(worst, shownAt(worst.box, { subject, objects }))
          : 'Keep the ground behind the words this calm.',
    };
  },
});

/** A panel over what the picture shows would cover it: there the words move. */
const adviceFor = (line: TextLine, shown: string | null): string =>
  shown === null
    ? `Lay a panel in ${line.ground} behind ${lineName(line)}, or blur the background there, until the variation is under ${GOOD} %.`
    : `Move ${lineName(line)} off ${shown}, to a plain part of the picture where the variation is under ${GOOD} %.`;
