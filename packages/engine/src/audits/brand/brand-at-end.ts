import { defineAudit } from '../../audit.ts';
import { markName } from '../../computed/text/line-name.ts';
import { covered } from '../../computed/video/spans.ts';
import { FROM_FRAMES } from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';

/** Seconds of the end in which the sender is looked for. */
const END = 2;

export default defineAudit({
  id: 'brand-at-end',
  needs: ['scenes', 'video'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: 90,
    middling: 30,
    source: 'Judgement: what is seen last is kept best, and two seconds are enough to read a name',
  },
  effort: 'minutes',
  words: {
    name: 'Brand at the end',
    pass: 'The video closes with its brand',
    fail: 'The video closes without its brand',
    why: 'Whoever stayed to the end should leave with the name.',
    fix: 'Hold name or logo through the last 2 seconds.',
    action: 'Close with the brand',
  },

  run({ scenes, video }) {
    const last = scenes.brand.toSorted((a, b) => b.end - a.end)[0];
    if (!last) return { kind: 'notApplicable', reason: 'No brand name was read in the video.' };
    const end = { start: Math.max(0, video.durationSeconds - END), end: video.durationSeconds };
    const seconds = covered(scenes.brand, end);
    const value = (100 * seconds) / (end.end - end.start);
    return {
      kind: 'measured',
      value,
      confidence: FROM_FRAMES,
      evidence: [
        {
          label: `${markName(last)} until ${formatValue(last.end, 'seconds')}`,
          second: Math.max(last.start, Math.min(last.end, end.start)),
          box: last.box,
        },
      ],
      observation: `The brand ${markName(last)} stands for ${formatValue(seconds, 'seconds')} of the last ${formatValue(end.end - end.start, 'seconds')}.`,
      advice:
        value >= 90
          ? `Keep ${markName(last)} to the end.`
          : `Hold ${markName(last)} to the end; now it leaves at ${formatValue(last.end, 'seconds')} of ${formatValue(video.durationSeconds, 'seconds')}.`,
    };
  },
});
