import type { Bars } from '../../artifacts/bars.ts';
import type { Finding } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';
import type { Box } from '../../geometry.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

const MESSAGES = {
  none: 'The picture fills the frame.',
  narrow: 'Narrow bars {where} take {share} of the frame.',
  bars: 'Bars {where} take {share} of the frame, so everything else is smaller than it could be.',
  mark: 'Picture between the bars',
  noMark: 'Picture without bars',
} as const;

/** @param advice shown when the check fails; may contain {where} for the position of the bars */
export function barsFinding(
  { vertical, horizontal }: Bars,
  curve: Curve,
  advice: string,
): Extract<Finding, { kind: 'measured' }> {
  const value = 100 * (1 - (1 - vertical) * (1 - horizontal));
  const picture: Box = { x: horizontal / 2, y: vertical / 2, w: 1 - horizontal, h: 1 - vertical };
  const values = {
    where:
      vertical > 0 && horizontal > 0 ? 'on all sides' : vertical > 0 ? 'above and below' : 'on both sides',
    share: formatValue(value, 'percent'),
  };
  return {
    kind: 'measured',
    value,
    evidence: [{ label: value > 0 ? MESSAGES.mark : MESSAGES.noMark, box: picture }],
    observation: formatMessage(messageFor(value, curve), values),
    ...(!passes(curve, value) && { advice: formatMessage(advice, values) }),
  };
}

function messageFor(value: number, curve: Curve): string {
  if (value === 0) return MESSAGES.none;
  return passes(curve, value) ? MESSAGES.narrow : MESSAGES.bars;
}
