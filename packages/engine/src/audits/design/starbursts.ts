import { defineAudit } from '../../audit.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

const CURVE: Curve = {
  shape: 'falling',
  good: 1,
  middling: 1.8,
  source:
    'Judgment: one starburst around an offer does no harm by itself; of 74 rated ads with more, readers rate all but three under 50',
};

const MESSAGES = {
  one: 'One starburst draws the eye.',
  several: 'Several starbursts compete with the message.',
  keepOne: 'Keep one at most, for the offer, and move it off words and faces.',
  mark: 'Starburst',
  fault: 'starbursts compete with the message',
  none: 'We found no starbursts.',
  unsearched: 'We did not look for starbursts.',
} as const;

export default defineAudit({
  id: 'starbursts',
  needs: ['layout'],
  unit: 'count',
  curve: CURVE,
  effort: 'minutes',
  part: 'space',
  fault: MESSAGES.fault,
  words: {
    name: 'Starbursts',
    pass: 'At most one starburst draws the eye',
    fail: 'Starbursts compete with the message',
    why: 'Several starbursts shout at once, hide what they lie on and make an ad look cheap.',
    fix: 'Keep one starburst at most, for the offer, clear of words and faces.',
    action: 'Take off starbursts',
  },

  run({ layout: { starbursts } }) {
    if (!starbursts) return { kind: 'notApplicable', reason: MESSAGES.unsearched };
    if (starbursts.length === 0) return { kind: 'notApplicable', reason: MESSAGES.none };
    const isFine = passes(CURVE, starbursts.length);
    return {
      kind: 'measured',
      value: starbursts.length,
      evidence: starbursts.map((box) => ({ label: MESSAGES.mark, box })),
      observation: isFine ? MESSAGES.one : MESSAGES.several,
      ...(!isFine && { advice: MESSAGES.keepOne }),
    };
  },
});
