import { defineAudit } from '../../audit.ts';
import { CLUTTER_THRESHOLD } from '../../computed/design/clutter-thresholds.ts';
import { formatValue } from '../../format-value.ts';
import { WHOLE_FRAME } from '../../geometry.ts';
import { isUnder } from '../../messages/level.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

const LOW = 35;
const HIGH = 75;

const CURVE: Curve = {
  shape: 'sweetSpot',
  low: LOW,
  high: HIGH,
  slack: 22,
  source: 'Direction: Pracejus, Olsen, O’Guinn 2006 (white space reads as quality); points: judgment',
};

const NAME = 'Whitespace';

const MESSAGES = {
  tooFull: 'The layout is too full',
  tooEmpty: 'The layout is too empty',
  seen: '{space, select, little {Little of the frame is left open.} rather_little {There could be a little more open space.} rather_much {There could be a little less empty space.} much {Much of the frame is left empty.} other {The parts have room around them.}}',
  textured: 'Little of the frame is plain; texture in the picture is not counted as plain.',
  free: 'Group or shrink secondary elements.',
  fill: 'Enlarge the main subject or the headline into the empty space.',
  label: '{shown} open space',
  tooLittle: 'the message has too little room',
  tooMuch: 'the layout leaves too much empty',
} as const;

export default defineAudit({
  id: 'white-space',
  needs: ['layout', 'clutter'],
  optionalNeeds: ['clutter'],
  unit: 'percent',
  curve: CURVE,
  effort: 'redesign',
  part: 'space',
  onVideo: 'score-only',
  fault: ({ value, curve }) => (isUnder(value, curve) ? MESSAGES.tooLittle : MESSAGES.tooMuch),
  words: {
    name: NAME,
    pass: 'The layout has enough open space',
    fail: 'The layout is too full or too empty',
    why: 'Open space around a message draws the eye to it and reads as quality; too much wastes the space.',
    fix: 'Leave a third to three quarters of the frame open.',
    action: 'Adjust the whitespace',
  },

  run({ layout, clutter }) {
    const share = layout.whiteSpace * 100;
    const values = {
      shown: formatValue(share, 'percent'),
      space: spaceIn(share),
    };
    const finding = {
      kind: 'measured',
      value: share,
      evidence: [{ label: formatMessage(MESSAGES.label, values), box: WHOLE_FRAME }],
      observation: formatMessage(MESSAGES.seen, values),
    } as const;
    // Water or leaves behind a few lines are not plain, but they do not make a layout full.
    if (share < LOW && clutter.score < CLUTTER_THRESHOLD)
      return {
        ...finding,
        ...(!passes(CURVE, share) && { title: NAME, observation: MESSAGES.textured }),
        advice: '',
      };
    return {
      ...finding,
      ...(!passes(CURVE, share) && { title: share < LOW ? MESSAGES.tooFull : MESSAGES.tooEmpty }),
      ...((share < LOW || share > HIGH) && {
        advice: formatMessage(share < LOW ? MESSAGES.free : MESSAGES.fill, values),
      }),
    };
  },
});

function spaceIn(share: number): 'little' | 'rather_little' | 'enough' | 'rather_much' | 'much' {
  const holds = passes(CURVE, share);
  if (share < LOW) return holds ? 'rather_little' : 'little';
  if (share > HIGH) return holds ? 'rather_much' : 'much';
  return 'enough';
}
