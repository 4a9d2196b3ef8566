import { defineAudit } from '../../audit.ts';
import { lineName } from '../../computed/text/line-name.ts';
import type { Box } from '../../geometry.ts';
import { formatValue } from '../../format-value.ts';

export default defineAudit({
  id: 'edge-margin',
  needs: ['layout', 'text', 'image'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: 4.5,
    middling: 0.8,
    source: 'Title-safe margin of 5 % (SMPTE ST 2046-1), rounded down; middling: judgement',
  },
  effort: 'minutes',
  words: {
    name: 'Margin at the edge',
    pass: 'Words keep clear of the edge',
    fail: 'Words stand too close to the edge',
    why: 'Words at the edge look cut off, and rounded corners or a small crop take letters away.',
    fix: 'Keep all words at least 5 % of the shorter side away from the edge.',
    action: 'Move words off the edge',
  },

  run({ layout, text, image }) {
    if (layout.margin === null)
      return { kind: 'notApplicable', reason: 'There are no words to keep off the edge.' };
    const value = layout.margin * 100;
    const closest = text.toSorted((a, b) => gap(a.box) - gap(b.box))[0];
    const shorter = Math.min(image.width, image.height);
    const px = Math.round(layout.margin * shorter);
    const wanted = Math.round(0.045 * shorter);
    const what = closest ? lineName(closest) : 'The button';
    return {
      kind: 'measured',
      value,
      evidence: [
        { label: `${what} is ${px} px from the edge`, box: closest?.box ?? { x: 0, y: 0, w: 1, h: 1 } },
      ],
      observation: `${what} comes within ${px} px of the edge, ${formatValue(value, 'percent')} of the shorter side.`,
      ...(value < 4.5 && {
        advice: `Move ${what === 'The button' ? 'the button' : what} inwards until ${wanted} px (4.5 % of the shorter side) are free.`,
      }),
    };
  },
});

const gap = ({ x, y, w, h }: Box): number => Math.min(x, y, 1 - x - w, 1 - y - h);
