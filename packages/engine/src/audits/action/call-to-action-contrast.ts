import { defineAudit } from '../../audit.ts';
import { fillWithContrast, sideOf } from '../../computed/design/ink-suggestion.ts';
import { callToActionPresence } from '../../computed/layout/presence.ts';
import { quote } from '../../computed/text/quote.ts';
import { formatValue } from '../../format-value.ts';
import { levelOf } from '../../messages/level.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';

const GOOD = 3;

/** Ratio and OKLab distance below which a button shows only by its outline or shadow. Chosen by judgment. */
const ALIKE = { ratio: 1.25, distance: 0.08 } as const;

/** WCAG 2.2 contrast ratio of text with its background, level AA. */
const READABLE = 4.5;

const CURVE = {
  shape: 'rising',
  good: GOOD,
  middling: 1.6,
  source: 'WCAG 2.2 SC 1.4.11: 3:1 between a control and what is next to it',
} as const satisfies Curve;

const MESSAGES = {
  contrast:
    'The button {button} {level, select, good {stands out from} fair {could stand out more from} other {blends into}} its surroundings.',
  alike: 'The button {button} has almost the color of what is behind it.',
  refill:
    'Give the button {button} a clearly {side} fill{isRead, select, true {, with {side, select, darker {light} other {dark}} text} other {}}.',
  outline: 'Give the button {button} a clearly darker or lighter fill, or a strong outline.',
  evidence: 'Button {button} at {contrast}',
  none: 'We could not find a call to action.',
  noButton: '{button} is not set as a button, so only its text is checked.',
} as const;

export default defineAudit({
  id: 'call-to-action-contrast',
  needs: ['callToAction'],
  unit: 'ratio',
  curve: CURVE,
  effort: 'minutes',
  changes: ['recolorButton'],
  part: 'callToAction',
  aspect: 'contrast',
  praise: { words: 'a button that stands out', rank: 9 },
  fault: { state: 'blends', thing: 'button' },
  words: {
    name: 'Button contrast',
    pass: 'The button stands out',
    fail: 'The button blends into its surroundings',
    why: 'Viewers spot a button by its shape, and a fill like its surroundings hides that shape.',
    fix: 'Give the button a fill that is clearly darker or lighter than what surrounds it.',
    action: 'Make the button stand out',
  },

  run({ callToAction }) {
    if (!callToAction) return { kind: 'notApplicable', reason: MESSAGES.none };
    const { text, box, fill, surround, contrastWithSurround: value, colourDistance, kind } = callToAction;
    const button = quote(text);
    if (kind === 'text')
      return { kind: 'notApplicable', reason: formatMessage(MESSAGES.noButton, { button }) };
    const better = fillWithContrast(surround, fill, GOOD);
    const isAlike = value < ALIKE.ratio && colourDistance < ALIKE.distance;
    const values = {
      button,
      level: levelOf(value, CURVE),
      contrast: formatValue(value, 'ratio'),
      side: sideOf(surround, better),
      // If the text cannot be read, another check names a color for it.
      isRead: String(callToAction.textContrast >= READABLE),
    };
    return {
      kind: 'measured',
      value,
      confidence: callToActionPresence(callToAction),
      evidence: [{ label: formatMessage(MESSAGES.evidence, values), box, swatches: [fill, surround] }],
      observation: formatMessage(isAlike ? MESSAGES.alike : MESSAGES.contrast, values),
      ...(value < GOOD && {
        advice: formatMessage(better === fill ? MESSAGES.outline : MESSAGES.refill, values),
      }),
    };
  },
});
