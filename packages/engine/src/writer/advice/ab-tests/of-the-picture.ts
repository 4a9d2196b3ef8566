import { formatValue } from '../../../format-value.ts';
import { say } from '../../../messages/say.ts';
import { runsInOneSlot } from '../../borne-out.ts';
import { type Facts, found, ofVideo } from '../../facts.ts';
import type { Hypothesis } from './hypothesis.ts';

const MESSAGES = {
  video: 'Version B tells the same message as a video of 6 to 15 seconds.',
  animation: 'Version B is animated: first the message, then the call to action.',
  motionWhy: 'If motion stops more people',
  still: 'Version B is a still image: the frame at {second}.',
  stillWhy: 'If one frame is enough to tell the message',
} as const;

/** Width over height beyond which a picture is a banner on a page, and its motion an animation. */
const STRIP = 2;

/** The same message in motion, or a video's as a still; of an ad that moves already nothing. */
export function anotherFormat(facts: Facts): Hypothesis | null {
  const image = found(facts, 'image');
  const scenes = found(facts, 'scenes');
  const base = { part: 'format', measure: 'cost' } as const;
  if (ofVideo(facts))
    return scenes
      ? {
          ...base,
          name: 'Try a still image',
          variant: say(MESSAGES.still, { second: formatValue(scenes.heroSecond, 'seconds') }),
          because: MESSAGES.stillWhy,
        }
      : null;
  if (!image || (found(facts, 'file')?.frames ?? 1) > 1) return null;
  const ratio = image.width / image.height;
  const strip = runsInOneSlot(facts) || ratio > STRIP || ratio < 1 / STRIP;
  return {
    ...base,
    ...(strip
      ? { name: 'Animate it', variant: MESSAGES.animation }
      : { name: 'Try a short video', variant: MESSAGES.video }),
    because: MESSAGES.motionWhy,
  };
}
