import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';
import { WHOLE_FRAME } from '../../geometry.ts';

export default defineAudit({
  id: 'compression-blocks',
  needs: ['quality', 'file'],
  unit: 'percent',
  curve: {
    shape: 'falling',
    good: 6,
    middling: 46,
    source: 'Judgement on the block measure of Wang, Sheikh, Bovik 2002',
  },
  effort: 'minutes',
  words: {
    name: 'Traces of compression',
    pass: 'Compression leaves no visible blocks',
    fail: 'Compression shows as blocks',
    why: 'Blocks and fringes around letters are what people call a bad picture; every platform compresses once more.',
    fix: 'Save once, from the original, at quality 80 or more.',
    action: 'Save with less compression',
  },

  run({ quality, file }) {
    const value = Math.max(0, quality.blocking * 100);
    const shown = formatValue(value, 'percent');
    const density = quality.bitsPerPixel.toFixed(2);
    return {
      kind: 'measured',
      value,
      evidence: [{ label: `Block edges ${shown} stronger`, box: WHOLE_FRAME }],
      observation: `Steps at the edges of 8-pixel blocks are ${shown} stronger than elsewhere, at ${density} bits a pixel (${file.format.toUpperCase()}).`,
      ...(value > 6 && {
        advice: `Save again from the original at quality 80 to 90 (about 1.2 bits a pixel; this file has ${density}); saving this file anew keeps its blocks.`,
      }),
    };
  },
});
