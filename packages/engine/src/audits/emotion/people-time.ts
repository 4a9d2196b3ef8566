import { defineAudit } from '../../audit.ts';
import { coveredSeconds, longest } from '../../computed/video/spans.ts';
import { MAX_FRAME_CONFIDENCE } from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';

const GOOD = 40;

const MESSAGES = {
  seen: 'A face is on screen for {seconds} of {duration}.',
  never: 'We could not find a face in the {duration} of the video.',
  longer: 'Stay on the person at {start} longer, or come back to the face later.',
  show: 'Show someone using the product, close enough to see the face.',
  label: 'A face for {stay}',
  noLabel: 'No face found',
} as const;

export default defineAudit({
  id: 'people-time',
  needs: ['scenes', 'video'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 6,
    source: 'Google Ads help 14783551 (ABCD): people connect; the shares: judgment',
  },
  effort: 'redesign',
  part: 'people',
  words: {
    name: 'Time with people',
    pass: 'A face is on screen long enough',
    fail: 'People’s faces are hardly on screen',
    why: 'A face tells people what to feel faster than words, and videos with people hold them longer.',
    fix: 'Show someone using the product, close enough to see the face.',
    action: 'Show people on screen longer',
  },

  run({ scenes, video }) {
    const seconds = coveredSeconds(scenes.faces, { start: 0, end: video.durationSeconds });
    const value = (100 * seconds) / video.durationSeconds;
    const stay = longest(scenes.faces);
    const values = {
      seconds: formatValue(seconds, 'seconds'),
      duration: formatValue(video.durationSeconds, 'seconds'),
      ...(stay && {
        start: formatValue(stay.start, 'seconds'),
        stay: formatValue(stay.end - stay.start, 'seconds'),
      }),
    };
    return {
      kind: 'measured',
      value,
      confidence: MAX_FRAME_CONFIDENCE - 0.1,
      evidence: [
        stay
          ? {
              label: formatMessage(MESSAGES.label, values),
              second: stay.start,
              box: stay.box,
            }
          : { label: MESSAGES.noLabel },
      ],
      observation: formatMessage(stay ? MESSAGES.seen : MESSAGES.never, values),
      ...(value < GOOD && { advice: formatMessage(stay ? MESSAGES.longer : MESSAGES.show, values) }),
    };
  },
});
