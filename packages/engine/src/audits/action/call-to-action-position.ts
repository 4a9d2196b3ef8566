import { defineAudit } from '../../audit.ts';
import { gapToEdge } from '../../computed/layout/box-gap.ts';
import { mainLines } from '../../computed/text/main-lines.ts';
import { callToActionPresence } from '../../computed/layout/presence.ts';
import { quote } from '../../computed/text/quote.ts';
import { after, readingPosition } from '../../computed/layout/reading-position.ts';
import { weighedMean } from '../../computed/arithmetic/soft-worst.ts';
import { formatValue } from '../../format-value.ts';
import { enclosing } from '../../geometry.ts';

/** Parts of 100. */
const ORDER = 65;
const MARGIN = 35;

/** Free way to the edge, as a share of the shorter side, from which nothing is lost. Judgement. */
const CLEAR = 0.04;

export default defineAudit({
  id: 'call-to-action-position',
  needs: ['callToAction', 'text', 'image'],
  unit: 'points',
  curve: {
    shape: 'rising',
    good: 92,
    middling: 56,
    source: 'Judgement: asked after the message, and clear of the edge that crops and rounded corners take',
  },
  effort: 'minutes',
  words: {
    name: 'Position of the call to action',
    pass: 'The call to action follows the message',
    fail: 'The call to action stands in the wrong place',
    why: 'A request that comes before its reason is refused; one at the very edge is cut off or missed.',
    fix: 'Place the button after the message on the reading way, clear of the edge.',
    action: 'Move the call to action behind the message',
  },

  run({ callToAction, text, image }) {
    if (!callToAction) return { kind: 'notApplicable', reason: 'There is no call to action to place.' };
    const lines = mainLines(text, callToAction);
    if (lines.length === 0)
      return { kind: 'notApplicable', reason: 'There is no message for the call to action to follow.' };
    const ratio = image.width / image.height;
    const message = weighedMean(
      lines.map(({ line, weight }) => ({ value: readingPosition(line.box, ratio), weight })),
    );
    const order = after(readingPosition(callToAction.box, ratio), message);
    const gap = gapToEdge(callToAction.box, ratio) / Math.min(1, ratio);
    const margin = Math.min(1, Math.max(0, gap / CLEAR));
    const value = ORDER * order + MARGIN * margin;
    const name = quote(callToAction.text);
    const free = formatValue(Math.max(0, gap * 100), 'percent');
    return {
      kind: 'measured',
      value,
      confidence: callToActionPresence(callToAction),
      evidence: [
        { label: `Call to action ${name}`, box: callToAction.box },
        { label: 'The message', box: enclosing(lines.map(({ line }) => line.box)) },
      ],
      observation: `${name} stands ${placeOf(order)} the message, ${free} of the shorter side from the edge: ${Math.round(value)} of 100.`,
      advice: adviceFor(name, order, margin, free),
    };
  },
});

function placeOf(order: number): string {
  if (order > 0.7) return 'after';
  return order < 0.3 ? 'before' : 'amid';
}

function adviceFor(name: string, order: number, margin: number, free: string): string {
  const moves = [
    ...(order <= 0.7 ? [`Move ${name} below the message, or to its right in a strip`] : []),
    ...(margin < 0.9 ? [`Give ${name} 4 % of the shorter side to the edge instead of ${free}`] : []),
  ];
  return moves.length === 0 ? `Keep ${name} at the end of the message.` : `${moves.join('. ')}.`;
}
