import { defineAudit } from '../../audit.ts';
import { markName } from '../../computed/text/line-name.ts';
import { coveredSeconds } from '../../computed/video/spans.ts';
import { END_SECONDS, UNREAD_END, isEndUnread } from '../../computed/video/unread-end.ts';
import { MAX_FRAME_CONFIDENCE } from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';

const GOOD = 90;

const MESSAGES = {
  held: '{brand} stays on screen to the end.',
  brief: '{brand} is on screen for {seconds} of the last {end}.',
  gone: '{brand} is gone for the last {end}.',
  hold: 'Hold {brand} to the end; now it leaves at {leaves} of {duration}.',
  earlier: 'Bring {brand} in earlier and hold it through the last {end}.',
  evidence: '{brand} until {leaves}',
  none: 'We could not read a brand name in the video.',
} as const;

export default defineAudit({
  id: 'brand-at-end',
  needs: ['scenes', 'video'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 30,
    source: 'Judgment: what is seen last is kept best, and two seconds are enough to read a name',
  },
  effort: 'minutes',
  part: 'brand',
  aspect: 'time',
  words: {
    name: 'Brand at the end',
    pass: 'The video closes with the brand',
    fail: 'The ending barely shows the brand',
    why: 'Viewers keep what they see last, so those who stay should leave with the name.',
    fix: 'Hold the name or logo through the last 2 seconds.',
    action: 'Close with the brand',
  },

  run({ scenes, video }) {
    const last = scenes.brand.toSorted((a, b) => b.end - a.end)[0];
    if (!last) return { kind: 'notApplicable', reason: MESSAGES.none };
    if (isEndUnread(scenes, video.durationSeconds)) return { kind: 'notApplicable', reason: UNREAD_END };
    const end = { start: Math.max(0, video.durationSeconds - END_SECONDS), end: video.durationSeconds };
    const seconds = coveredSeconds(scenes.brand, end);
    const value = (100 * seconds) / (end.end - end.start);
    const values = {
      brand: markName(last),
      seconds: formatValue(seconds, 'seconds'),
      end: formatValue(end.end - end.start, 'seconds'),
      leaves: formatValue(last.end, 'seconds'),
      duration: formatValue(video.durationSeconds, 'seconds'),
    };
    const missing = seconds > 0 ? MESSAGES.brief : MESSAGES.gone;
    return {
      kind: 'measured',
      value,
      confidence: MAX_FRAME_CONFIDENCE,
      evidence: [
        {
          label: formatMessage(MESSAGES.evidence, values),
          second: Math.max(last.start, Math.min(last.end, end.start)),
          box: last.box,
        },
      ],
      observation: formatMessage(value >= GOOD ? MESSAGES.held : missing, values),
      ...(value < GOOD && {
        advice: formatMessage(last.end < video.durationSeconds ? MESSAGES.hold : MESSAGES.earlier, values),
      }),
    };
  },
});
