import { defineAudit } from '../../audit.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';
import { WHOLE_FRAME } from '../../geometry.ts';

const GOOD = 6;

const CURVE: Curve = {
  shape: 'falling',
  good: GOOD,
  middling: 46,
  source: 'Judgment on the block measure of Wang, Sheikh, Bovik 2002',
};

const MESSAGES = {
  clean: 'We found no visible compression artifacts.',
  slight: 'Compression leaves faint traces in the file ({format}).',
  blocks: 'Compression shows as blocks and fringes ({format}).',
  save: 'Save again from the original at quality 80 to 90; saving this file again keeps its blocks.',
  mark: 'Compression artifacts',
  noMark: 'No compression artifacts',
} as const;

export default defineAudit({
  id: 'compression-blocks',
  needs: ['quality', 'file'],
  unit: 'percent',
  curve: CURVE,
  effort: 'minutes',
  part: 'file',
  views: ['technical'],
  words: {
    name: 'Compression artifacts',
    pass: 'Compression leaves no visible blocks',
    fail: 'Compression leaves visible blocks',
    why: 'Blocks and fringes around letters look cheap, and every platform compresses the file once more.',
    fix: 'Save once, from the original, at quality 80 or more.',
    action: 'Save with less compression',
  },

  run({ quality, file }) {
    const value = Math.max(0, quality.blocking * 100);
    return {
      kind: 'measured',
      value,
      evidence: [{ label: value > GOOD ? MESSAGES.mark : MESSAGES.noMark, box: WHOLE_FRAME }],
      observation: formatMessage(messageFor(value), { format: file.format.toUpperCase() }),
      ...(value > GOOD && { advice: MESSAGES.save }),
    };
  },
});

function messageFor(value: number): string {
  if (value <= GOOD) return MESSAGES.clean;
  return passes(CURVE, value) ? MESSAGES.slight : MESSAGES.blocks;
}
