import { defineAudit } from '../../audit.ts';
import { lineName } from '../../computed/text/line-name.ts';

export default defineAudit({
  id: 'placement-fit',
  needs: ['placements', 'image'],
  unit: 'points',
  curve: {
    shape: 'rising',
    good: 99,
    middling: 75,
    source: 'Judgement; platform figures in placements/placements.ts',
  },
  effort: 'hour',
  words: {
    name: 'Best placement',
    pass: 'It fits at least one placement as it is',
    fail: 'It fits no placement well as it is',
    why: 'A creative that no platform shows whole and sharp is cropped by a machine, and the message with it.',
    fix: 'Set a version in the exact ratio of the placement you buy.',
    action: 'Make a version that fits a placement',
  },

  run({ placements, image }) {
    const best = placements.toSorted((a, b) => b.score - a.score)[0];
    if (!best) return { kind: 'notApplicable', reason: 'No placement is known for this kind of creative.' };
    const name = `${best.platform} ${best.name}`;
    const kept = `${Math.round(best.kept * 100)}% of the picture`;
    const lost = best.covered.map(lineName).slice(0, 2);
    return {
      kind: 'measured',
      value: best.score,
      evidence: [
        { label: `${name}: ${kept}`, box: best.crop },
        ...best.covered.slice(0, 3).map((item) => ({ label: `${lineName(item)} is lost`, box: item.box })),
      ],
      observation: `${name} suits it best, at ${Math.round(best.score)} of 100: it keeps ${kept}${lost.length > 0 ? ` and loses ${lost.join(' and ')}` : ''}.`,
      ...(best.score < 99 && {
        advice: `Set a version for ${name} at the ratio ${best.ratio.toFixed(2)}:1 (the file is ${image.width} x ${image.height} px)${best.enoughPixels ? '' : ', with more pixels'}${lost.length > 0 ? `, and move ${lost.join(' and ')} inside it` : ''}.`,
      }),
    };
  },
});
