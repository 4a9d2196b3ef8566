import { defineAudit } from '../../audit.ts';
import { gapBetween } from '../../computed/layout/box-gap.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { liesIn, trust } from '../../computed/text/main-lines.ts';
import { callToActionPresence } from '../../computed/layout/presence.ts';
import { quote } from '../../computed/text/quote.ts';
import { formatValue } from '../../format-value.ts';

const GOOD = 55;

/** Percent of the button's height; more space than this changes nothing. */
const ENOUGH = 150;

export default defineAudit({
  id: 'call-to-action-space',
  needs: ['callToAction', 'text', 'image'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 12,
    source: 'Judgement: half its own height free on every side sets a button apart from the words around it',
  },
  effort: 'minutes',
  words: {
    name: 'Space around the call to action',
    pass: 'The call to action has space around it',
    fail: 'Words crowd the call to action',
    why: 'What stands alone is seen first; a button wedged between words reads as one more line.',
    fix: 'Keep at least half the button’s height free on every side.',
    action: 'Free the space around the call to action',
  },

  run({ callToAction, text, image }) {
    if (!callToAction) return { kind: 'notApplicable', reason: 'There is no call to action to set apart.' };
    const ratio = image.width / image.height;
    const others = text
      .filter((line) => !liesIn(line, callToAction) && line.role !== 'callToAction')
      .map((line) => ({
        line,
        gap: (gapBetween(line.box, callToAction.box, ratio) / callToAction.box.h) * 100,
      }))
      .toSorted((a, b) => a.gap / trust(a.line.confidence) - b.gap / trust(b.line.confidence));
    const nearest = others[0];
    if (!nearest)
      return { kind: 'notApplicable', reason: 'There are no other words near the call to action.' };
    const value = Math.min(ENOUGH, nearest.gap / trust(nearest.line.confidence));
    const name = quote(callToAction.text);
    const figure = formatValue(value, 'percent');
    return {
      kind: 'measured',
      value,
      confidence: callToActionPresence(callToAction),
      evidence: [
        { label: `Nearest words ${lineName(nearest.line)}`, box: nearest.line.box },
        { label: `Call to action ${name}`, box: callToAction.box },
      ],
      observation: `${lineName(nearest.line)} comes within ${figure} of the height of ${name}.`,
      advice:
        value < GOOD
          ? `Move ${lineName(nearest.line)} away from ${name} until half of its height (${formatValue(callToAction.box.h * 50, 'percent')} of the picture’s) is free.`
          : `Keep this space around ${name}.`,
    };
  },
});
