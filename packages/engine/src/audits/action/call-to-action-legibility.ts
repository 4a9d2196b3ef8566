import type { CallToAction, TextLine } from '../../artifacts/artifacts.ts';
import { defineAudit } from '../../audit.ts';
import {
  BLACK,
  NEAR_BLACK,
  WHITE,
  contrastOf,
  highestContrastInk,
  nearBlackOrWhite,
  plainName,
  sideOf,
} from '../../computed/design/ink-suggestion.ts';
import { isOnPicture } from '../../computed/design/clutter-thresholds.ts';
import { isMostlyIn } from '../../geometry.ts';
import { callToActionPresence } from '../../computed/layout/presence.ts';
import { quote } from '../../computed/text/quote.ts';
import { formatValue } from '../../format-value.ts';
import { levelOf } from '../../messages/level.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';

const GOOD = 4.5;

const CURVE = {
  shape: 'rising',
  good: GOOD,
  middling: 2.7,
  source: 'WCAG 2.2 SC 1.4.3: 4.5:1 for text',
} as const satisfies Curve;

const MESSAGES = {
  contrast:
    'The text of {action} {level, select, good {is readable} fair {could be easier to read} other {is hard to read}} on its background.',
  recolor: 'Set {action} in {ink}.',
  fill: 'Use a {side, select, lighter {darker} other {lighter}} color for the button {action}.',
  behind: '{side, select, lighter {Darken} other {Lighten}} the background behind {action}.',
  button: 'Put {action} on a solid button that stands out from the picture.',
  evidence: '{action} at {contrast}',
  none: 'We could not find a call to action.',
} as const;

export default defineAudit({
  id: 'call-to-action-legibility',
  needs: ['callToAction', 'text'],
  optionalNeeds: ['text'],
  unit: 'ratio',
  curve: CURVE,
  effort: 'minutes',
  changes: ['recolorButton', 'setAsButton'],
  part: 'callToAction',
  aspect: 'contrast',
  fault: { state: 'faint', thing: 'button' },
  words: {
    name: 'Legibility of the call to action',
    pass: 'The call to action is easy to read',
    fail: 'The call to action is hard to read',
    why: 'A button that catches the eye but cannot be read does not tell viewers what to do.',
    fix: 'Set light text lighter or dark text darker, or change the color behind it.',
    action: 'Make the call to action readable',
  },

  run({ callToAction, text: lines }) {
    if (!callToAction) return { kind: 'notApplicable', reason: MESSAGES.none };
    const { text, box, fill, surround, textContrast: value, kind } = callToAction;
    const background = kind === 'button' ? fill : surround;
    const own = (lines ?? []).find((line) => isMostlyIn(line.box, box));
    const values = {
      action: quote(text),
      level: levelOf(value, CURVE),
      contrast: formatValue(value, 'ratio'),
      side: own ? sideOf(background, own.ink) : '',
      ink: inkOn(background, own),
    };
    return {
      kind: 'measured',
      value,
      confidence: callToActionPresence(callToAction),
      evidence: [{ label: formatMessage(MESSAGES.evidence, values), box }],
      observation: formatMessage(MESSAGES.contrast, values),
      ...(value < GOOD && {
        advice: formatMessage(adviceFor(callToAction, background, own), values),
      }),
    };
  },
});

/** Light letters stay light and dark ones dark. If no such color would be readable, what is behind them changes. */
function adviceFor({ kind }: CallToAction, background: string, line: TextLine | undefined): string {
  if (line && kind === 'text' && isOnPicture(line)) return MESSAGES.button;
  if (!line || canBeRead(highestContrastInk(background, line.ink), background)) return MESSAGES.recolor;
  return kind === 'button' ? MESSAGES.fill : MESSAGES.behind;
}

const canBeRead = (ink: string, background: string): boolean => contrastOf(background, ink) >= GOOD;

/** Dark letters become near black if that is enough. Letters that were not read get whatever stands out more. */
function inkOn(background: string, line: TextLine | undefined): string {
  if (!line) return plainName(nearBlackOrWhite(background, GOOD));
  if (highestContrastInk(background, line.ink) === WHITE) return plainName(WHITE);
  return plainName(canBeRead(NEAR_BLACK, background) ? NEAR_BLACK : BLACK);
}
