import { defineAudit } from '../../audit.ts';
import { displaySize } from '../../computed/layout/display-size.ts';
import { callToActionPresence } from '../../computed/layout/presence.ts';
import { quote } from '../../computed/text/quote.ts';
import { formatValue } from '../../format-value.ts';

/** CSS pixels. */
const LOW = 24;
const HIGH = 72;
const WANTED = 32;

export default defineAudit({
  id: 'call-to-action-size',
  needs: ['callToAction', 'image'],
  unit: 'pixels',
  curve: {
    shape: 'sweetSpot',
    low: LOW,
    high: HIGH,
    slack: 11,
    source: 'WCAG 2.2 SC 2.5.8: targets of at least 24 CSS pixels; upper end: judgement',
  },
  effort: 'minutes',
  words: {
    name: 'Size of the call to action',
    pass: 'The call to action has a good size',
    fail: 'The call to action has the wrong size',
    why: 'Too small and it is missed by eye and thumb; too large and it looks like a shout and takes the message’s place.',
    fix: 'Make the button 24 to 72 px high at the size the ad is shown on a phone.',
    action: 'Resize the call to action',
  },

  run({ callToAction, image }) {
    if (!callToAction) return { kind: 'notApplicable', reason: 'There is no call to action to measure.' };
    const { text, box, share, kind } = callToAction;
    const shown = displaySize(image);
    const value = box.h * shown.height;
    const figure = formatValue(value, 'pixels');
    const percent = (px: number) => formatValue((px / shown.height) * 100, 'percent');
    return {
      kind: 'measured',
      value,
      confidence: callToActionPresence(callToAction),
      evidence: [{ label: `${quote(text)}, ${figure} high on a phone`, box }],
      observation: `${quote(text)} is ${figure} high on a phone and takes ${formatValue(share * 100, 'percent')} of the picture.`,
      advice: adviceFor(value, `${kind === 'button' ? 'the button' : 'the line'} ${quote(text)}`, percent),
    };
  },
});

function adviceFor(value: number, name: string, percent: (px: number) => string): string {
  if (value < LOW)
    return `Raise ${name} from ${percent(value)} to ${percent(WANTED)} of the picture’s height.`;
  if (value > HIGH)
    return `Bring ${name} down from ${percent(value)} to under ${percent(HIGH)} of the picture’s height.`;
  return 'Keep this size in the other formats.';
}
