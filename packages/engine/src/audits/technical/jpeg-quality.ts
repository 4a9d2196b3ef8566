import { defineAudit } from '../../audit.ts';
import { WHOLE_FRAME } from '../../geometry.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

const CURVE: Curve = {
  shape: 'rising',
  good: 60,
  middling: 35,
  source:
    'Judgment: files of 80 and more look like their original, flat colors and letters show fringes under 50; of 88 real ads none is under 75',
};

const MESSAGES = {
  fine: 'The JPEG was saved at quality {quality} of 100.',
  coarse:
    'The JPEG was saved at quality {quality} of 100, so blocks and fringes show around letters and in flat colors.',
  again:
    'Export from the original at quality 80 or more, or as PNG; saving this file again keeps its blocks.',
  mark: 'JPEG quality {quality}',
  other: 'Only JPEG files have a quality setting.',
} as const;

export default defineAudit({
  id: 'jpeg-quality',
  needs: ['file'],
  unit: 'points',
  curve: CURVE,
  effort: 'minutes',
  part: 'file',
  views: ['technical'],
  words: {
    name: 'JPEG quality',
    pass: 'The JPEG quality is high enough',
    fail: 'The JPEG was compressed too hard',
    why: 'Blocks and fringes around letters look cheap, and every platform compresses the file once more.',
    fix: 'Export from the original at quality 80 or more.',
    action: 'Export the file at a higher quality',
  },

  run({ file: { jpegQuality: value } }) {
    if (value === undefined) return { kind: 'notApplicable', reason: MESSAGES.other };
    const isFine = passes(CURVE, value);
    return {
      kind: 'measured',
      value,
      evidence: [{ label: formatMessage(MESSAGES.mark, { quality: value }), box: WHOLE_FRAME }],
      observation: formatMessage(isFine ? MESSAGES.fine : MESSAGES.coarse, { quality: value }),
      ...(!isFine && { advice: MESSAGES.again }),
    };
  },
});
