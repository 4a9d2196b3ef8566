import type { CallToAction } from '../../artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { quote } from '../../computed/quote.ts';
import { WHOLE_FRAME } from '../../geometry.ts';

/** Percent plain. */
const GOOD = 70;

/** A line that asks is a call to action, and less plainly one than a button. */
const PLAINNESS = { button: 1, text: 0.75 } as const;

/** The reader finds most buttons; that it found none is sure, but not certain. */
const SURE_OF_NONE = 0.75;

export default defineAudit({
  id: 'call-to-action-presence',
  needs: ['callToAction'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 11,
    source: 'Judgement; Meta, Google and LinkedIn ads guides ask for one clear call to action',
  },
  effort: 'hour',
  words: {
    name: 'Call to action present',
    pass: 'The ad asks for an action',
    fail: 'The ad does not plainly ask for an action',
    why: 'People who like an ad still need to be told what to do next; without that most do nothing.',
    fix: 'Add one button that names the action and what one gets for it.',
    action: 'Add a clear call to action',
  },

  run({ callToAction }) {
    if (!callToAction) {
      return {
        kind: 'measured',
        value: 0,
        confidence: SURE_OF_NONE,
        evidence: [{ label: 'Searched for a button or a line that asks', box: WHOLE_FRAME }],
        observation: 'No button and no line that asks for an action was found anywhere in the picture.',
        advice:
          'Add one button in the lower third, or at the right end of a strip: a verb and what one gets, in two to four words, in a colour used nowhere else.',
      };
    }
    const { text, kind, confidence, box } = callToAction;
    const value = 100 * confidence * PLAINNESS[kind];
    const what = kind === 'button' ? 'button' : 'line without a button';
    return {
      kind: 'measured',
      value,
      evidence: [{ label: `Call to action ${quote(text)}`, box }],
      observation: `${quote(text)} asks for an action as a ${what}; it is ${Math.round(value)} % plain that one can act on it.`,
      advice: adviceFor(callToAction, value),
    };
  },
});

function adviceFor({ text, kind }: CallToAction, value: number): string {
  if (kind === 'text')
    return `Put ${quote(text)} on a filled button, so that it looks like something to press.`;
  return value >= GOOD
    ? `Keep ${quote(text)} as plain a button as it is.`
    : `Make the button of ${quote(text)} unmistakable: one solid fill, a clear edge, space around it.`;
}
