import type { Finding } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';
import type { Curve } from '../../scoring/curves.ts';
import type { FlashSpan } from '../../video-artifacts.ts';

const LIMIT = 3;

export const FLASH_CURVE: Curve = {
  shape: 'falling',
  good: LIMIT,
  middling: 3.5,
  source:
    'WCAG 2.2 SC 2.3.1: at most three flashes of light or of saturated red in any second; middling just above: judgement',
};

type Seen = Extract<Finding, { readonly kind: 'measured' }>;

/** Stretches named at most. */
const MOST = 4;

/**
 * What is said of flashes, in a video and in an animated picture.
 * @param mostPerSecond in any second
 * @param limits stretches over the limit
 */
export function flashing(mostPerSecond: number, limits: readonly FlashSpan[]): Seen {
  const [first] = limits;
  const rate = formatValue(mostPerSecond, 'perSecond');
  return {
    kind: 'measured',
    value: mostPerSecond,
    confidence: 0.95,
    evidence: first
      ? limits.slice(0, MOST).map(({ start, end, red }) => ({
          label: `${red ? 'Flashing in red' : 'Flashing'} from ${formatValue(start, 'seconds')} to ${formatValue(end, 'seconds')}`,
          second: start,
        }))
      : [{ label: 'No dangerous flashing' }],
    observation: first
      ? `Between ${formatValue(first.start, 'seconds')} and ${formatValue(first.end, 'seconds')} the picture flashes${first.red ? ' in saturated red' : ''}, at most ${rate}; ${LIMIT} are the limit.`
      : mostPerSecond === 0
        ? 'No flash was found in the picture.'
        : `The picture flashes at most ${rate}.`,
    ...(first && {
      advice: `Slow the flashing at ${formatValue(first.start, 'seconds')} to ${LIMIT} a second or fewer, or ${first.red ? 'make its red paler' : 'darken its bright frames'}.`,
    }),
  };
}
