import { defineAudit } from '../../audit.ts';
import { mainMark } from '../../computed/brand/brand-mark.ts';
import { markName } from '../../computed/text/line-name.ts';
import { brandShown } from '../../computed/layout/presence.ts';
import { formatValue } from '../../format-value.ts';

/** Percent of the shorter side. */
const GOOD = 4.2;

export default defineAudit({
  id: 'brand-size',
  needs: ['brand', 'image'],
  unit: 'percent',
  curve: {
    shape: 'sweetSpot',
    low: GOOD,
    high: 26,
    slack: 3,
    source:
      'Direction: a larger brand draws attention without taking it from the rest (Pieters and Wedel 2004); points: judgement',
  },
  effort: 'minutes',
  words: {
    name: 'Size of the brand',
    pass: 'The brand has a good size',
    fail: 'The brand has the wrong size',
    why: 'A mark too small to read at a glance is not remembered; one that fills the picture leaves no room for a reason to buy.',
    fix: 'Set the brand’s name 4 to 26 % of the shorter side high.',
    action: 'Resize the brand mark',
  },

  run({ brand, image }) {
    const mark = mainMark(brand);
    if (!mark)
      return { kind: 'notApplicable', reason: 'No brand name was read whose size could be measured.' };
    const side = Math.min(mark.box.h * image.height, mark.box.w * image.width);
    const value = (side / Math.min(image.width, image.height)) * 100;
    const figure = formatValue(value, 'percent');
    const name = markName(mark);
    return {
      kind: 'measured',
      value,
      confidence: brandShown(brand),
      evidence: [{ label: `${name}, ${figure} of the shorter side high`, box: mark.box }],
      observation: `${name} is ${figure} of the shorter side high and takes ${formatValue(mark.share * 100, 'percent')} of the picture.`,
      advice: adviceFor(name, value, figure),
    };
  },
});

function adviceFor(name: string, value: number, figure: string): string {
  if (value < GOOD) return `Enlarge ${name} from ${figure} to ${GOOD} % of the shorter side.`;
  return value > 26
    ? `Bring ${name} down from ${figure} to under 26 % of the shorter side.`
    : `Keep ${name} at this size.`;
}
