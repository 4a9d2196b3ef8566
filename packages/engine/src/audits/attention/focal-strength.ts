import { defineAudit } from '../../audit.ts';
import { placeName } from '../../computed/layout/place-name.ts';
import { centreBox, centreName } from '../../computed/attention/centres.ts';
import { mostLookedAt } from '../../computed/attention/attention-share.ts';
import { formatValue } from '../../format-value.ts';
import { WHOLE_FRAME } from '../../geometry.ts';
import { say } from '../../messages/say.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

/** Share of the frame whose attention is measured. */
const PART = 0.1;

const GOOD = 55;

const CURVE = {
  shape: 'rising',
  good: GOOD,
  middling: 35,
  source: 'Judgment, on the spread of real ads; attention spread evenly gives 10%',
} as const satisfies Curve;

const MESSAGES = {
  clear: 'Attention is concentrated: a tenth of the picture gets {value} of it.',
  clearThing: 'Attention is concentrated: {what} leads, and a tenth of the picture gets {value}.',
  slight:
    'Attention is spread out: the strongest tenth of the picture gets {value} of it ({good} or more is ideal).',
  spread: 'Attention is spread over the whole picture, and nothing stands out.',
  enlarge: 'Make {what} larger or higher in contrast, so that it clearly leads.',
  choose: 'Choose one element to lead, and make it at least twice as large as any other.',
  strongest: 'Strongest focal point ({share} of attention)',
  strongestThing: 'Strongest focal point: {thing} ({share} of attention)',
  everywhere: 'Attention spread over the whole frame',
  fault: 'attention is spread out',
} as const;

export default defineAudit({
  id: 'focal-strength',
  needs: ['attention'],
  unit: 'percent',
  curve: CURVE,
  effort: 'redesign',
  part: 'focalPoint',
  aspect: 'attention',
  fault: MESSAGES.fault,
  words: {
    name: 'Concentration of attention',
    pass: 'Attention is concentrated',
    fail: 'Attention is spread out',
    why: 'Viewers give an ad a second or two, and without a clear starting point they move on.',
    fix: 'Make one element clearly the largest, the highest in contrast or the only one of its color.',
    action: 'Create one clear focal point',
  },

  run({ attention }) {
    const value = 100 * mostLookedAt(attention, PART);
    const first = attention.centres[0];
    if (!first)
      return {
        kind: 'measured',
        value,
        evidence: [{ label: MESSAGES.everywhere, box: WHOLE_FRAME }],
        observation: MESSAGES.spread,
        ...(value < GOOD && { advice: MESSAGES.choose }),
      };
    const box = centreBox(first);
    const values = {
      what: `${centreName(first, '')} ${placeName(box)}`,
      value: formatValue(value, 'percent'),
      good: formatValue(GOOD, 'percent'),
      thing: centreName(first, ''),
      share: formatValue(Math.round(first.share * 100), 'percent'),
    };
    const named = first.thing !== undefined;
    const label = first.thing === undefined ? MESSAGES.strongest : MESSAGES.strongestThing;
    return {
      kind: 'measured',
      value,
      evidence: [{ label: say(label, values), box }],
      observation: say(
        !passes(CURVE, value) ? MESSAGES.slight : named ? MESSAGES.clearThing : MESSAGES.clear,
        values,
      ),
      ...(value < GOOD && { advice: named ? say(MESSAGES.enlarge, values) : MESSAGES.choose }),
    };
  },
});
