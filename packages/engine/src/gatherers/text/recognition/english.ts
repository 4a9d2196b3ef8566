import type { Frame } from '../../frame/index.ts';
import { nullIfMissing } from '../../tools/models.ts';
import { openNetwork } from '../../tools/ort.ts';
import { decode, type Reading } from './decode-steps.ts';
import { mergeReadings } from './merge-readings.ts';
import { stepsAlong } from './strip.ts';
import { closerPart, type TiltedBox } from './tilted-box.ts';
import { needsSecondPass } from './second-pass.ts';

/** A network that knows only English letters, and the spaces between them. */
export interface EnglishReader {
  /** Looks at the box once. `read` also takes a closer look when it is not sure. */
  look(frame: Frame, box: TiltedBox): Promise<Reading>;
  read(frame: Frame, box: TiltedBox): Promise<Reading>;
}

/** Output classes of the network. The first is the blank between letters. */
const CHARACTERS = [
  '',
  ...'0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~!"#$%&\'()*+,-./',
  ' ',
  ' ',
];

/** Null when the model could not be fetched. English is then read by one network, like other languages. */
export async function openEnglish(): Promise<EnglishReader | null> {
  const network = await nullIfMissing(openNetwork('englishRecogniser'));
  if (!network) return null;
  const look = async (frame: Frame, box: TiltedBox): Promise<Reading> =>
    decode(await stepsAlong(network, frame, box), CHARACTERS);
  return {
    look,
    async read(frame, box) {
      const wide = await look(frame, box);
      return needsSecondPass(wide) ? mergeReadings(wide, await look(frame, closerPart(box)), 'closer') : wide;
    },
  };
}
