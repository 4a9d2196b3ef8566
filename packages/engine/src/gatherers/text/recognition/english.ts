import type { Frame } from '../../frame/index.ts';
import { ifFetched } from '../../tools/models.ts';
import { openNetwork } from '../../tools/ort.ts';
import { decode, type Reading } from './decode-steps.ts';
import { likelierOf } from './likelier-stretches.ts';
import { stepsAlong } from './strip.ts';
import { closerPart, type TiltedBox } from './tilted-box.ts';
import { isWorthASecondLook } from './two-looks.ts';

/** A network that knows no letters but those of English, and their spaces. */
export interface EnglishReader {
  /** One look at the box; `read` takes a closer one, too, where it is not sure. */
  look(frame: Frame, box: TiltedBox): Promise<Reading>;
  read(frame: Frame, box: TiltedBox): Promise<Reading>;
}

/** What its classes stand for; the first is the blank between letters. */
const CHARACTERS = [
  '',
  ...'0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~!"#$%&\'()*+,-./',
  ' ',
  ' ',
];

/** Null where its model could not be fetched: English is read by one network then, as other languages are. */
export async function openEnglish(): Promise<EnglishReader | null> {
  const network = await ifFetched(openNetwork('englishRecogniser'));
  if (!network) return null;
  const look = async (frame: Frame, box: TiltedBox): Promise<Reading> =>
    decode(await stepsAlong(network, frame, box), CHARACTERS);
  return {
    look,
    async read(frame, box) {
      const wide = await look(frame, box);
      return isWorthASecondLook(wide) ? likelierOf(wide, await look(frame, closerPart(box)), 'closer') : wide;
    },
  };
}
