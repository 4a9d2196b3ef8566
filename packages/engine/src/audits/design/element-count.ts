import { defineAudit } from '../../audit.ts';
import { type ElementGroup, elementGroups } from '../../computed/design/element-count.ts';
import { formatValue } from '../../format-value.ts';

const GOOD = 4;
const SHOWN = 8;

export default defineAudit({
  id: 'element-count',
  needs: ['text', 'callToAction', 'faces', 'brand', 'image'],
  spares: ['callToAction', 'brand'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: GOOD,
    middling: 8,
    source:
      'About four separate things are held in mind at once (Cowan 2001); twice that is middling: judgement',
  },
  effort: 'hour',
  words: {
    name: 'Separate elements',
    pass: 'Few enough elements to take in at once',
    fail: 'More elements than are taken in at once',
    why: 'Every element that stands for itself asks for a look of its own, and an ad gets about four.',
    fix: 'Group what belongs together and leave out what does not sell.',
    action: 'Reduce the picture to about four elements',
  },

  run({ text, callToAction, faces, brand, image }) {
    const groups = elementGroups({ text, callToAction, faces, brand, ratio: image.width / image.height });
    const value = groups.reduce((sum, { count }) => sum + count, 0);
    const most = groups.toSorted((a, b) => b.count - a.count)[0];
    if (!most)
      return { kind: 'notApplicable', reason: 'No text, button, face or brand mark was found to count.' };
    return {
      kind: 'measured',
      value,
      evidence: most.boxes.slice(0, SHOWN).map((box, i) => ({ label: `${most.name}, ${i + 1}`, box })),
      observation: `About ${formatValue(value, 'count')} elements ask for a look of their own: ${groups.map(counted).join(', ')}.`,
      advice:
        value > GOOD
          ? `Begin with the ${most.name}: ${most.name === 'faces' ? 'bring together' : 'bring together or take out'} ${formatValue(Math.min(value - GOOD, most.count), 'count')} of ${formatValue(most.count, 'count')}.`
          : 'Keep it at this number.',
    };
  },
});

const counted = ({ name, count }: ElementGroup): string => `${formatValue(count, 'count')} ${name}`;
