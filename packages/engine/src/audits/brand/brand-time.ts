import { defineAudit } from '../../audit.ts';
import { markName } from '../../computed/text/line-name.ts';
import { earliest, timeOf } from '../../computed/video/spans.ts';
import { FROM_FRAMES } from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';

const GOOD = 50;

export default defineAudit({
  id: 'brand-time',
  needs: ['scenes', 'video'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 15,
    source: 'Google Ads help 14783551 (ABCD): the brand throughout; the shares: judgement',
  },
  effort: 'hour',
  words: {
    name: 'Time of the brand',
    pass: 'The brand accompanies the video',
    fail: 'The brand is seldom on the screen',
    why: 'People see parts of a video, not all of it; a brand that accompanies it is in every part.',
    fix: 'Let the brand stand on product, clothing or in a corner, not only on a card.',
    action: 'Keep the brand in the picture',
  },

  run({ scenes, video }) {
    const duration = video.durationSeconds;
    const first = earliest(scenes.brand);
    if (!first) return { kind: 'notApplicable', reason: 'No brand name was read in the video.' };
    const { percent: value, words: figures } = timeOf(scenes.brand, duration);
    return {
      kind: 'measured',
      value,
      confidence: FROM_FRAMES,
      evidence: scenes.brand.slice(0, 4).map(({ start, end, box }) => ({
        label: `${formatValue(start, 'seconds')} to ${formatValue(end, 'seconds')}`,
        second: start,
        box,
      })),
      observation: `The brand ${markName(first)} can be read for ${figures}, ${formatValue(value, 'percent')} of the time.`,
      advice:
        value >= GOOD
          ? `Keep ${markName(first)} in the picture.`
          : `Keep ${markName(first)} in the picture for ${formatValue((GOOD / 100) * duration, 'seconds')} or more, small and steady.`,
    };
  },
});
