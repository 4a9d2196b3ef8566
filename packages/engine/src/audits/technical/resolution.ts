import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';
import { WHOLE_FRAME } from '../../geometry.ts';

export default defineAudit({
  id: 'resolution',
  needs: ['image', 'placements'],
  unit: 'pixels',
  curve: {
    shape: 'rising',
    good: 950,
    middling: 320,
    source:
      'Judgement: twice the 390 CSS px of a phone; 600x314 and 300x300 are the least of Google Ads help 17090561',
  },
  effort: 'minutes',
  words: {
    name: 'Resolution',
    pass: 'There are pixels enough for sharp screens',
    fail: 'There are too few pixels for sharp screens',
    why: 'Screens of phones show two or three pixels for one; a small file is blown up and looks cheap.',
    fix: 'Export at twice the size it is shown, 1080 px or more on the shorter side.',
    action: 'Export with more pixels',
  },

  run({ image, placements }) {
    const value = Math.sqrt(image.width * image.height);
    const size = `${image.width} x ${image.height} px`;
    const short = placements.filter((placement) => !placement.enoughPixels && placement.kept > 0.75);
    const refused = short
      .slice(0, 2)
      .map(({ platform, name }) => `${platform} ${name}`)
      .join(' and ');
    const factor = Math.max(1.1, 1080 / value);
    return {
      kind: 'measured',
      value,
      evidence: [{ label: size, box: WHOLE_FRAME }],
      observation: `${size} is as many pixels as a square of ${formatValue(value, 'pixels')}${refused === '' ? '' : `; too few for ${refused}`}.`,
      ...(value < 1080 && {
        advice: `Export again from the original at ${Math.round(image.width * factor)} x ${Math.round(image.height * factor)} px, instead of ${size}.`,
      }),
    };
  },
});
