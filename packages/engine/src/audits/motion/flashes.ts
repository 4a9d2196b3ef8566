import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';

const LIMIT = 3;

export default defineAudit({
  id: 'flashes',
  needs: ['light'],
  unit: 'perSecond',
  curve: {
    shape: 'falling',
    good: LIMIT,
    middling: 3.5,
    source: 'WCAG 2.2 SC 2.3.1: at most three flashes in any second; middling just above: judgement',
  },
  effort: 'minutes',
  words: {
    name: 'Flashes',
    pass: 'Nothing flashes dangerously',
    fail: 'The video flashes faster than is safe',
    why: 'More than three flashes a second can trigger seizures; platforms refuse such videos.',
    fix: 'Slow the flashing to three a second or fewer, or take the contrast out of it.',
    action: 'Slow the flashing down',
  },

  run({ light }) {
    const [first] = light.flashes;
    const rate = formatValue(light.flashesPerSecond, 'perSecond');
    return {
      kind: 'measured',
      value: light.flashesPerSecond,
      confidence: 0.95,
      evidence: first
        ? light.flashes.slice(0, 4).map(({ start, end }) => ({
            label: `Flashing from ${formatValue(start, 'seconds')} to ${formatValue(end, 'seconds')}`,
            second: start,
          }))
        : [{ label: 'No dangerous flashing', second: 0 }],
      observation: first
        ? `Between ${formatValue(first.start, 'seconds')} and ${formatValue(first.end, 'seconds')} the picture flashes, at most ${rate}; ${LIMIT} are the limit.`
        : `The picture flashes at most ${rate}.`,
      ...(first && {
        advice: `Slow the flashing at ${formatValue(first.start, 'seconds')} to ${LIMIT} a second or fewer, or darken its bright frames.`,
      }),
    };
  },
});
