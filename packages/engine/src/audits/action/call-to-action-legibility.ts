import { defineAudit } from '../../audit.ts';
import { contrastOf, inkReaching } from '../../computed/design/ink-suggestion.ts';
import { callToActionPresence } from '../../computed/layout/presence.ts';
import { quote } from '../../computed/text/quote.ts';
import { formatValue } from '../../format-value.ts';

const GOOD = 4.5;

export default defineAudit({
  id: 'call-to-action-legibility',
  needs: ['callToAction'],
  unit: 'ratio',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 2.7,
    source: 'WCAG 2.2 SC 1.4.3: 4.5:1 for text',
  },
  effort: 'minutes',
  words: {
    name: 'Contrast of the button’s words',
    pass: 'The call to action is easy to read',
    fail: 'The words of the call to action are faint',
    why: 'A button that catches the eye and cannot be read asks for nothing.',
    fix: 'Set the letters in white or near black, whichever stands out more from the fill.',
    action: 'Make the call to action readable',
  },

  run({ callToAction }) {
    if (!callToAction) return { kind: 'notApplicable', reason: 'There is no call to action to read.' };
    const { text, box, fill, surround, textContrast: value, kind } = callToAction;
    const ground = kind === 'button' ? fill : surround;
    const ink = contrastOf(ground, '#ffffff') >= GOOD ? '#ffffff' : inkReaching(ground, ground, GOOD);
    const figure = formatValue(value, 'ratio');
    return {
      kind: 'measured',
      value,
      confidence: callToActionPresence(callToAction),
      evidence: [{ label: `${quote(text)} at ${figure}`, box }],
      observation: `The words ${quote(text)} stand at ${figure} on ${ground}; 4.5 : 1 is the least for small text.`,
      advice:
        value < GOOD
          ? `Set ${quote(text)} in ${ink} on ${ground}, which reaches 4.5 : 1.`
          : `Keep these letters on ${ground}.`,
    };
  },
});
