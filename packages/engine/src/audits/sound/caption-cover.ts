import { defineAudit } from '../../audit.ts';
import { covered, joined, longest, secondsInside, uncovered } from '../../computed/spans.ts';
import { FROM_FRAMES, messageLines } from '../../computed/video-message.ts';
import { formatValue } from '../../format-value.ts';

const GOOD = 80;

/** Seconds of speech from which it is more than a call. */
const LEAST_SPEECH = 0.5;

export default defineAudit({
  id: 'caption-cover',
  needs: ['sound', 'scenes'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 35,
    source: 'Meta business help: made for sound off, captions; the shares: judgement',
  },
  effort: 'hour',
  words: {
    name: 'Words on the screen while somebody speaks',
    pass: 'It is understood with the sound off',
    fail: 'With the sound off the speech is lost',
    why: 'Feeds play without sound until somebody touches them; what is only said is not said to most.',
    fix: 'Caption what is said, or put its gist on the screen.',
    action: 'Caption the speech',
  },

  run({ sound, scenes }) {
    const speech = joined(sound.speech);
    const seconds = speech.reduce((sum, { start, end }) => sum + end - start, 0);
    if (seconds < LEAST_SPEECH) return { kind: 'notApplicable', reason: 'Nobody speaks in the video.' };
    const words = messageLines(scenes.text);
    const read = speech.reduce((sum, span) => sum + covered(words, span), 0);
    const value = (100 * read) / seconds;
    const bare = longest(speech.flatMap((span) => uncovered(words, span)));
    const where = bare && `${formatValue(bare.start, 'seconds')} and ${formatValue(bare.end, 'seconds')}`;
    const first = speech[0]!;
    return {
      kind: 'measured',
      value,
      confidence: FROM_FRAMES - 0.1,
      evidence: [
        bare
          ? {
              label: `Speech without words for ${formatValue(secondsInside(bare, bare), 'seconds')}`,
              second: bare.start,
            }
          : { label: 'Speech with words on the screen', second: first.start },
      ],
      observation: `Somebody speaks for ${formatValue(seconds, 'seconds')}; words stand on the screen for ${formatValue(value, 'percent')} of that time.`,
      advice:
        value >= GOOD || !where
          ? 'Keep the words beside the speech.'
          : `Caption what is said between ${where}, and wherever else nothing stands on the screen.`,
    };
  },
});
