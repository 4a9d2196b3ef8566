import type { Finding } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import type { FlashSpan, Span } from '../../artifacts/video-artifacts.ts';

const LIMIT = 3;

export const FLASH_CURVE: Curve = {
  shape: 'falling',
  good: LIMIT,
  middling: 3.5,
  source:
    'WCAG 2.2 SC 2.3.1: at most three flashes of light or of saturated red in any second; middling just above: judgment',
};

const MESSAGES = {
  none: 'We found no flashing.',
  safe: 'The picture flashes {rate} at most, within the safe limit of {limit}.',
  unsafe: 'The picture flashes {rate} between {start} and {end} ({limit} is the safe limit).',
  unsafeRed:
    'The picture flashes saturated red {rate} between {start} and {end} ({limit} is the safe limit).',
  darken: 'Slow the flashing at {start} to {limit} a second or fewer, or darken its bright frames.',
  pale: 'Slow the flashing at {start} to {limit} a second or fewer, or make its red paler.',
  mark: 'Flashing from {start} to {end}',
  redMark: 'Red flashing from {start} to {end}',
  noMark: 'No dangerous flashing found',
} as const;

type Seen = Extract<Finding, { readonly kind: 'measured' }>;

/** Maximum number of stretches listed. */
const MOST = 4;

/**
 * Finding about flashes in a video or an animated image.
 * @param mostPerSecond maximum number of flashes in any second
 * @param limits stretches over the limit
 */
export function flashing(mostPerSecond: number, limits: readonly FlashSpan[]): Seen {
  const [first] = limits;
  const values = { rate: timesASecond(mostPerSecond), limit: LIMIT };
  return {
    kind: 'measured',
    value: mostPerSecond,
    confidence: 0.95,
    evidence: first
      ? limits.slice(0, MOST).map(({ start, end, red }) => ({
          label: formatMessage(red ? MESSAGES.redMark : MESSAGES.mark, spanOf({ start, end })),
          second: start,
        }))
      : [{ label: MESSAGES.noMark }],
    observation: first
      ? formatMessage(first.red ? MESSAGES.unsafeRed : MESSAGES.unsafe, { ...values, ...spanOf(first) })
      : formatMessage(mostPerSecond === 0 ? MESSAGES.none : MESSAGES.safe, values),
    ...(first && {
      advice: formatMessage(first.red ? MESSAGES.pale : MESSAGES.darken, { ...values, ...spanOf(first) }),
    }),
  };
}

const spanOf = ({ start, end }: Span) => ({
  start: formatValue(start, 'seconds'),
  end: formatValue(end, 'seconds'),
});

const timesASecond = (rate: number): string =>
  formatMessage('{rate, plural, one {once} other {{times} times}} a second', {
    rate,
    times: formatValue(rate, 'count'),
  });
