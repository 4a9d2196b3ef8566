import { defineAudit } from '../../audit.ts';
import { centerBox, centerName } from '../../computed/attention/centers.ts';
import { peakAttentionShare } from '../../computed/attention/attention-share.ts';
import { formatValue } from '../../format-value.ts';
import { WHOLE_FRAME } from '../../geometry.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';

/** Share of the frame, the most looked-at part, whose attention is measured. */
const PART = 0.1;

const GOOD = 55;

const CURVE = {
  shape: 'rising',
  good: GOOD,
  middling: 35,
  source: 'Judgment, on the spread of real ads; attention spread evenly gives 10%',
} as const satisfies Curve;

const MESSAGES = {
  share: 'Most looked-at tenth of the picture: {value} of attention.',
  spread: 'Attention is spread over the whole picture, and nothing stands out.',
  strongest: 'Strongest focal point ({share} of attention)',
  strongestThing: 'Strongest focal point: {thing} ({share} of attention)',
  everywhere: 'Attention spread over the whole frame',
} as const;

export default defineAudit({
  id: 'focal-strength',
  needs: ['attention'],
  unit: 'percent',
  curve: CURVE,
  effort: 'redesign',
  part: 'focalPoint',
  aspect: 'attention',
  onVideo: 'score-only',
  words: {
    name: 'Concentration of attention',
    why: 'Viewers give an ad a second or two, and without a clear starting point they move on.',
  },

  run({ attention }) {
    const value = 100 * peakAttentionShare(attention, PART);
    const first = attention.centres[0];
    const values = {
      value: formatValue(value, 'percent'),
      ...(first && {
        thing: centerName(first, ''),
        share: formatValue(Math.round(first.share * 100), 'percent'),
      }),
    };
    return {
      kind: 'measured',
      value,
      evidence: [
        first
          ? {
              label: formatMessage(
                first.thing === undefined ? MESSAGES.strongest : MESSAGES.strongestThing,
                values,
              ),
              box: centerBox(first),
            }
          : { label: MESSAGES.everywhere, box: WHOLE_FRAME },
      ],
      observation: formatMessage(first ? MESSAGES.share : MESSAGES.spread, values),
    };
  },
});
