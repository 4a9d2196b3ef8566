import { defineAudit } from '../../audit.ts';
import { inkReaching } from '../../computed/design/ink-suggestion.ts';
import { callToActionPresence } from '../../computed/layout/presence.ts';
import { quote } from '../../computed/text/quote.ts';
import { formatValue } from '../../format-value.ts';

const GOOD = 3;

export default defineAudit({
  id: 'call-to-action-contrast',
  needs: ['callToAction'],
  unit: 'ratio',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 1.6,
    source: 'WCAG 2.2 SC 1.4.11: 3:1 between a control and what is next to it',
  },
  effort: 'minutes',
  words: {
    name: 'Contrast of the button',
    pass: 'The button stands out from its surroundings',
    fail: 'The button sinks into its surroundings',
    why: 'A button is found by its shape, and the shape is only there where its fill differs from what is around it.',
    fix: 'Give the button a fill that is clearly darker or lighter than what surrounds it.',
    action: 'Set the button off from its surroundings',
  },

  run({ callToAction }) {
    if (!callToAction) return { kind: 'notApplicable', reason: 'There is no call to action to stand out.' };
    const { text, box, fill, surround, contrastWithSurround: value, kind } = callToAction;
    if (kind === 'text') {
      return {
        kind: 'notApplicable',
        reason: `${quote(text)} is a line without a button; its letters are judged instead.`,
      };
    }
    const better = inkReaching(surround, fill, GOOD);
    const figure = formatValue(value, 'ratio');
    return {
      kind: 'measured',
      value,
      confidence: callToActionPresence(callToAction),
      evidence: [{ label: `Button ${quote(text)} at ${figure}`, box, swatches: [fill, surround] }],
      observation: `The button ${quote(text)} stands at ${figure} against its surroundings (${fill} on ${surround}); 3 : 1 is the least for a control.`,
      advice:
        value < GOOD
          ? `Fill the button with ${better} instead of ${fill}: 3 : 1 against ${surround}. Check its letters afterwards.`
          : 'Keep this fill where the ground is the same.',
    };
  },
});
