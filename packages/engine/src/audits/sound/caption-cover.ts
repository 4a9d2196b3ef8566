import { defineAudit, type Finding } from '../../audit.ts';
import { smoothStep } from '../../computed/arithmetic/smooth-step.ts';
import { covered, joined, longest, secondsInside, uncovered } from '../../computed/video/spans.ts';
import { FROM_FRAMES, messageLines, takenIn } from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';
import type { Sound } from '../../video-artifacts.ts';

const GOOD = 80;

/** How sure it is that a silent video without words says nothing: pictures can tell a story, and letters may be missed. */
const SURE_OF_NONE = 0.6;

const NOBODY_SPEAKS: Finding = { kind: 'notApplicable', reason: 'Nobody speaks in the video.' };

/** Neither speech nor words: the more of it is silent, the surer it says nothing; music alone leaves it to the pictures. */
function unspoken({ present, silence }: Sound, duration: number, read: number): Finding {
  const silent = present ? covered(silence, { start: 0, end: duration }) / duration : 1;
  if (silent <= MUSIC || read > READ) return NOBODY_SPEAKS;
  return {
    kind: 'measured',
    value: 0,
    confidence: SURE_OF_NONE * smoothStep(silent, MUSIC, 1) * (1 - read / READ),
    evidence: [{ label: 'Nothing to hear and nothing to read', second: 0 }],
    observation: `Nobody speaks, no words on the screen can be read in passing, and ${formatValue(100 * silent, 'percent')} of the time is silent: nothing is said with the sound on or off.`,
    advice: 'Set the message on the screen in a few plain words, and lay music or a voice under it.',
  };
}

/** How surely words are taken in from which they say what the sound does not. */
const READ = 0.5;

/** Share of silence up to which music carries a video without words. */
const MUSIC = 0.5;

/** Seconds of speech from which it is more than a call. */
const LEAST_SPEECH = 0.5;

export default defineAudit({
  id: 'caption-cover',
  needs: ['sound', 'scenes', 'video'],
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

  run({ sound, scenes, video }) {
    const speech = joined(sound.speech);
    const seconds = speech.reduce((sum, { start, end }) => sum + end - start, 0);
    const words = messageLines(scenes.text);
    if (seconds < LEAST_SPEECH)
      return unspoken(sound, video.durationSeconds, Math.max(0, ...words.map(takenIn)));
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
