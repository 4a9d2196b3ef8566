import { defineAudit } from '../../audit.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { screenTimeOf } from '../../computed/video/spans.ts';
import { MAX_FRAME_CONFIDENCE, messageLines, noticeability } from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

const GOOD = 36;
const MOST = 4;

/** Confidence that there are no words when none were read. Unusual lettering may be missed. */
const SURE_OF_NONE = 0.75;

const CURVE: Curve = {
  shape: 'rising',
  good: GOOD,
  middling: 16,
  source: 'Judgment; Meta business help: tell the story with words on the screen, made for sound off',
};

const MESSAGES = {
  nothing: 'We could not find readable text or speech in the {duration} of video.',
  told: 'Viewers can read or hear words for {time}.',
  brief: 'Viewers can read or hear words for only {time}.',
  missed: 'Text is on screen for {time}, but it is too faint or too brief to take in.',
  show: 'Show the message in a few plain words for {good} or longer.',
  noWords: 'No readable text or speech found',
  shown: '{line}, {time}',
} as const;

export default defineAudit({
  id: 'message-time',
  needs: ['scenes', 'sound', 'video'],
  unit: 'percent',
  curve: CURVE,
  effort: 'hour',
  videoDetail: 'longestShot',
  words: {
    name: 'Message time',
    pass: 'The video spells out its message',
    fail: 'The video hardly spells out its message',
    why: 'Without words to read or hear, viewers have to guess what is being sold.',
    fix: 'Put the message on screen in a few plain words, or have someone say it.',
    action: 'Put the message into words',
  },

  run({ scenes, sound, video }) {
    const duration = video.durationSeconds;
    const lines = messageLines(scenes.text);
    const shown = screenTimeOf([...lines, ...sound.speech], duration);
    const spoken = screenTimeOf(sound.speech, duration);
    const value = Math.max(spoken.percent, Math.max(0, ...lines.map(noticeability)) * shown.percent);
    const good = formatValue((GOOD / 100) * duration, 'seconds');
    const advice = formatMessage(MESSAGES.show, { good });
    if (lines.length === 0 && sound.speech.length === 0) {
      return {
        kind: 'measured',
        value,
        confidence: SURE_OF_NONE,
        evidence: [{ label: MESSAGES.noWords }],
        observation: formatMessage(MESSAGES.nothing, { duration: formatValue(duration, 'seconds') }),
        advice,
      };
    }
    return {
      kind: 'measured',
      value,
      confidence: MAX_FRAME_CONFIDENCE,
      evidence: [
        ...lines.slice(0, MOST).map((line) => ({
          label: formatMessage(MESSAGES.shown, {
            line: lineName(line),
            time: formatValue(line.end - line.start, 'seconds'),
          }),
          second: line.start,
          box: line.box,
        })),
        ...sound.speech.slice(0, 1).map(({ start }) => ({ label: 'Speech', second: start })),
      ],
      observation: formatMessage(messageFor(value, shown.percent), { time: shown.words, good }),
      ...(value < GOOD && { advice }),
    };
  },
});

/** Words may be on screen long enough and still be too faint to count. */
function messageFor(value: number, shown: number): string {
  if (passes(CURVE, value)) return MESSAGES.told;
  return passes(CURVE, shown) ? MESSAGES.missed : MESSAGES.brief;
}
