import { defineAudit } from '../../audit.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { timeOf } from '../../computed/video/spans.ts';
import { FROM_FRAMES, messageLines, takenIn } from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';

const GOOD = 36;
const MOST = 4;

/** That nothing was read is sure, but not certain: letters of an unusual kind are missed. */
const SURE_OF_NONE = 0.75;

export default defineAudit({
  id: 'message-time',
  needs: ['scenes', 'sound', 'video'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 16,
    source: 'Judgement; Meta business help: tell the story with words on the screen, made for sound off',
  },
  effort: 'hour',
  words: {
    name: 'Time of the message',
    pass: 'The video says something',
    fail: 'The video hardly says anything',
    why: 'Pictures without a word that can be read or heard leave it to the viewer what is sold.',
    fix: 'Set the message on the screen in a few plain words, or let somebody say it.',
    action: 'Say the message in words',
  },

  run({ scenes, sound, video }) {
    const duration = video.durationSeconds;
    const lines = messageLines(scenes.text);
    const shown = timeOf([...lines, ...sound.speech], duration);
    const spoken = timeOf(sound.speech, duration);
    const value = Math.max(spoken.percent, Math.max(0, ...lines.map(takenIn)) * shown.percent);
    const advice = `Set the message in a few plain words for ${formatValue((GOOD / 100) * duration, 'seconds')} or more.`;
    if (lines.length === 0 && sound.speech.length === 0) {
      return {
        kind: 'measured',
        value,
        confidence: SURE_OF_NONE,
        evidence: [{ label: 'No words to read or to hear' }],
        observation: `In ${formatValue(duration, 'seconds')} nothing that can be read stands on the screen long enough, and nobody speaks.`,
        advice,
      };
    }
    return {
      kind: 'measured',
      value,
      confidence: FROM_FRAMES,
      evidence: [
        ...lines.slice(0, MOST).map((line) => ({
          label: `${lineName(line)}, ${formatValue(line.end - line.start, 'seconds')}`,
          second: line.start,
          box: line.box,
        })),
        ...sound.speech.slice(0, 1).map(({ start }) => ({ label: 'Somebody speaks', second: start })),
      ],
      observation: `There are words to read or to hear for ${shown.words}.`,
      ...(value < GOOD && { advice }),
    };
  },
});
