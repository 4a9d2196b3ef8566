import { defineAudit } from '../../audit.ts';
import { WHOLE_FRAME } from '../../geometry.ts';
import { formatMessage } from '../../messages/format-message.ts';

const MESSAGES = {
  figure: 'Harmony {figure} of 100.',
  label: 'Whole color scheme',
} as const;

export default defineAudit({
  id: 'colour-harmony',
  needs: ['colour'],
  unit: 'points',
  curve: {
    shape: 'rising',
    good: 98,
    middling: 84,
    source: 'Templates: Cohen-Or et al. 2006; points: judgment',
  },
  effort: 'hour',
  part: 'colors',
  views: ['colour'],
  words: {
    name: 'Color harmony',
    why: 'Related hues read as one picture; unrelated hues compete with the message.',
  },

  run({ colour }) {
    return {
      kind: 'measured',
      value: colour.harmony,
      evidence: [{ label: MESSAGES.label, box: WHOLE_FRAME }],
      observation: formatMessage(MESSAGES.figure, { figure: Math.round(colour.harmony) }),
    };
  },
});
