import { formatValue } from '../../../format-value.ts';
import { say } from '../../../messages/say.ts';
import { tellableHeadline } from '../../../computed/text/tellable-headline.ts';
import { isForOneSlot } from '../../borne-out.ts';
import { type Facts, found, linesShown, ofVideo } from '../../facts.ts';
import type { Hypothesis } from './hypothesis.ts';

const MESSAGES = {
  customer: 'Version B shows a customer with the product.',
  customerWhy: 'If people see themselves in the customer',
  person: 'Version B shows a person in this scene.',
  personWhy: 'If a face stops more people than the place alone',
  look: 'Version B has the person look toward {title} instead of the camera.',
  lookWhy: 'If the person’s gaze leads people to the message',
  video: 'Version B tells the same message as a video of 6 to 15 seconds.',
  animation: 'Version B is animated: first the message, then the call to action.',
  motionWhy: 'If motion stops more people',
  still: 'Version B is a still image: the frame at {second}.',
  stillWhy: 'If one frame is enough to tell the message',
} as const;

/** How likely the subject must be what we think before a test is built on it. Judgment. */
const SURE = 0.8;

/** A customer beside the product, or somebody in the scene, where nobody is shown; nobody who is shown is taken out. */
export function personShown(facts: Facts): Hypothesis | null {
  const seen = ofVideo(facts) ? found(facts, 'scenes')?.faces : found(facts, 'faces');
  const subject = found(facts, 'subject');
  if (!seen || seen.length > 0 || !subject || subject.p < SURE) return null;
  const base = { part: 'people', measure: ofVideo(facts) ? 'watched' : 'clicks' } as const;
  if (subject.kind === 'scene')
    return { ...base, name: 'Show a person', variant: MESSAGES.person, because: MESSAGES.personWhy };
  if (subject.kind !== 'product') return null;
  return {
    ...base,
    name: 'Show a customer',
    variant: MESSAGES.customer,
    because: MESSAGES.customerWhy,
  };
}

/** Of the frame's height, from which people tell where a face looks. Judgment. */
const FACE = 0.15;

/** Turned less than this, a head faces the camera. */
const FRONTAL = 0.35;

/** A single large face that looks at the camera. */
export function lookAtMessage(facts: Facts): Hypothesis | null {
  const elements = found(facts, 'elements');
  const title = elements ? (tellableHeadline(linesShown(facts), elements)?.name ?? null) : null;
  const [face, ...others] = found(facts, 'faces') ?? [];
  if (ofVideo(facts) || !face || others.length > 0 || title === null) return null;
  return face.box.h < FACE || face.facing === null || Math.abs(face.facing) > FRONTAL
    ? null
    : {
        name: 'Turn the eyes to the message',
        part: 'people',
        variant: say(MESSAGES.look, { title }),
        because: MESSAGES.lookWhy,
        measure: 'clicks',
      };
}

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
  const strip = isForOneSlot(facts) || ratio > STRIP || ratio < 1 / STRIP;
  return {
    ...base,
    ...(strip
      ? { name: 'Animate it', variant: MESSAGES.animation }
      : { name: 'Try a short video', variant: MESSAGES.video }),
    because: MESSAGES.motionWhy,
  };
}
