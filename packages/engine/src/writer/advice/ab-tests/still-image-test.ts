import { formatValue } from '../../../format-value.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import { type Facts, artifactIn, isVideoReport } from '../../facts.ts';
import type { Hypothesis } from './hypothesis.ts';

const MESSAGES = {
  still: 'Version B is a still image: the frame at {second}.',
  stillWhy: 'if one frame is enough to tell the message',
} as const;

/** Suggests a still frame of a video. The reverse, adding motion to a picture, is not suggested because it would fit any picture. */
export function stillImageTest(facts: Facts): Hypothesis | null {
  const scenes = artifactIn(facts, 'scenes');
  return isVideoReport(facts) && scenes
    ? {
        name: 'Try a still image',
        part: 'format',
        variant: formatMessage(MESSAGES.still, { second: formatValue(scenes.heroSecond, 'seconds') }),
        because: MESSAGES.stillWhy,
        measure: 'cost',
      }
    : null;
}
