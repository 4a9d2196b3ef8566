import type { PlacementFit } from '../../artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { lineName } from '../../computed/text/line-name.ts';

/** What media plans buy by: one version of each shape reaches most of the supply. */
const SHAPES = [
  { name: 'square or portrait feeds', from: 0.7, to: 1.15 },
  { name: 'vertical full screen', from: 0, to: 0.7 },
  { name: 'landscape feeds and players', from: 1.6, to: 2.2 },
  { name: 'rectangles of display networks', from: 1.15, to: 1.6 },
] as const;

export default defineAudit({
  id: 'placement-reach',
  needs: ['placements'],
  unit: 'points',
  curve: {
    shape: 'rising',
    good: 89,
    middling: 62,
    source: 'Judgement; platform figures in placements/placements.ts',
  },
  effort: 'hour',
  words: {
    name: 'Reach over placements',
    pass: 'The one picture survives in most shapes',
    fail: 'Cropped to other shapes, the picture loses its message',
    why: 'Automatic placements crop one upload into every shape; what survives only in one of them is shown broken in the others.',
    fix: 'Gather the message in the middle, or upload a version for each shape.',
    action: 'Prepare versions for other shapes',
  },

  run({ placements }) {
    const shapes = SHAPES.flatMap(({ name, from, to }) => {
      const best = bestOf(placements.filter(({ ratio }) => ratio >= from && ratio < to));
      return best ? [{ name, best }] : [];
    });
    const worst = shapes.toSorted((a, b) => a.best.score - b.best.score)[0];
    if (!worst) return { kind: 'notApplicable', reason: 'No placement is known for this kind of creative.' };
    const value = shapes.reduce((sum, { best }) => sum + best.score, 0) / shapes.length;
    const lost = worst.best.covered.map(lineName).slice(0, 2);
    const where = `${worst.best.platform} ${worst.best.name}`;
    return {
      kind: 'measured',
      value,
      evidence: [
        { label: `What ${where} shows`, box: worst.best.crop },
        ...worst.best.covered
          .slice(0, 3)
          .map((item) => ({ label: `${lineName(item)} is lost there`, box: item.box })),
      ],
      observation: `Over ${shapes.length} shapes of placement it scores ${Math.round(value)} of 100; it is weakest in ${worst.name}, where ${where} reaches ${Math.round(worst.best.score)}${lost.length > 0 ? ` and loses ${lost.join(' and ')}` : ''}.`,
      ...(worst.best.score < 89 && {
        advice: `Upload a separate version for ${worst.name} (${where}, ${worst.best.ratio.toFixed(2)}:1)${lost.length > 0 ? ` with ${lost.join(' and ')} inside the frame` : ''}.`,
      }),
    };
  },
});

const bestOf = (placements: readonly PlacementFit[]): PlacementFit | undefined =>
  placements.toSorted((a, b) => b.score - a.score)[0];
