import { defineAudit } from '../../audit.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { nearSizes, sizedLines, typeSizes } from '../../computed/text/type-sizes.ts';
import { formatValue } from '../../format-value.ts';

const GOOD = 3;

export default defineAudit({
  id: 'type-sizes',
  needs: ['text'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: GOOD,
    middling: 6,
    source: 'Judgement: one size each for the headline, what supports it and the small print',
  },
  effort: 'minutes',
  words: {
    name: 'Sizes of type',
    pass: 'A few sizes of type, each with a task',
    fail: 'The words come in too many sizes',
    why: 'A change of size says that something changes in rank; where every line has a size of its own, it says nothing.',
    fix: 'Keep one size for the headline, one for what supports it and one for the small print.',
    action: 'Set the words in three sizes',
  },

  run({ text }) {
    const lines = sizedLines(text);
    const bySize = lines.toSorted((a, b) => b.line.height - a.line.height);
    const [largest, smallest] = [bySize[0]?.line, bySize.at(-1)?.line];
    if (!largest || !smallest || lines.length < 2)
      return { kind: 'notApplicable', reason: 'There are not two lines whose sizes could differ.' };
    const value = typeSizes(lines);
    const near = nearSizes(lines);
    return {
      kind: 'measured',
      value,
      evidence: (near ?? [largest, smallest]).map((line) => ({ label: lineName(line), box: line.box })),
      observation: `The words stand in about ${formatValue(value, 'count')} sizes, from ${lineName(largest)} down to ${lineName(smallest)}.`,
      advice:
        value > GOOD && near
          ? `Give ${lineName(near[0])} and ${lineName(near[1])} one size: the first is only ${Math.round((near[0].height / near[1].height - 1) * 100)} % higher, which looks like chance.`
          : 'Keep each size for one rank of words.',
    };
  },
});
