import type { Frame } from '../../frame/index.ts';
import { decode, type Reading } from './decode-steps.ts';
import { openGeneral } from './general.ts';
import { HEIGHT, stepsAlong, straighten, widthOf } from './strip.ts';
import { closerPart, turned, type TiltedBox } from './tilted-box.ts';
import { needsSecondPass, mergePasses } from './second-pass.ts';
import { type Network, openNetwork } from '../../tools/ort.ts';

export interface Recognizer {
  read(frame: Frame, box: TiltedBox): Promise<Reading>;
  /** Turns the box around when its text is upside down. */
  orientUpright(frame: Frame, box: TiltedBox): Promise<TiltedBox>;
}

/** The network that detects upside-down text sees only the beginning of a line, this many pixels long. */
const TURN_LENGTH = 192;
const TURN_CERTAINTY = 0.9;

export async function openRecognizer(): Promise<Recognizer> {
  const [{ network, characters }, turn] = await Promise.all([openGeneral(), openNetwork('textTurn')]);
  const look = async (frame: Frame, box: TiltedBox): Promise<Reading> =>
    decode(await stepsAlong(network, frame, box), characters);
  return {
    read: async (frame, box) => {
      const wide = await look(frame, box);
      if (!needsSecondPass(wide)) return wide;
      return mergePasses(wide, await look(frame, closerPart(box)));
    },
    orientUpright: async (frame, box) => ((await isUpsideDown(turn, frame, box)) ? turned(box) : box),
  };
}

async function isUpsideDown(network: Network, frame: Frame, box: TiltedBox): Promise<boolean> {
  const width = Math.min(TURN_LENGTH, widthOf(box));
  const { data } = await network.run(straighten(frame, box, width, TURN_LENGTH), [1, 3, HEIGHT, TURN_LENGTH]);
  return data[1]! > TURN_CERTAINTY;
}
