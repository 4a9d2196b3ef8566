import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';
import { WHOLE_FRAME } from '../../geometry.ts';

export default defineAudit({
  id: 'white-space',
  needs: ['layout'],
  unit: 'percent',
  curve: {
    shape: 'sweetSpot',
    low: 35,
    high: 75,
    slack: 22,
    source: 'Direction: Pracejus, Olsen, O’Guinn 2006 (white space reads as quality); points: judgement',
  },
  effort: 'redesign',
  words: {
    name: 'White space',
    pass: 'Calm ground gives the message room',
    fail: 'The message has too little room, or too much of it',
    why: 'Empty ground around a message directs the eye to it and reads as quality; a frame that is nearly empty wastes the space paid for.',
    fix: 'Leave a third to three quarters of the frame calm.',
    action: 'Give the message more room',
  },

  run({ layout }) {
    const share = layout.whiteSpace * 100;
    const shown = formatValue(share, 'percent');
    return {
      kind: 'measured',
      value: share,
      evidence: [{ label: `${shown} calm ground`, box: WHOLE_FRAME }],
      observation: `${shown} of the frame is calm ground.`,
      ...((share < 35 || share > 75) && {
        advice:
          share < 35
            ? `Free about ${formatValue(35 - share, 'percent')} more of the frame: drop secondary elements or shrink them together into one group, and leave their ground plain.`
            : `Enlarge the subject or the headline into the ${shown} of the frame that is empty, so that they fill at least a quarter of it.`,
      }),
    };
  },
});
