import type { Frame } from '../../frame/index.ts';
import { decode, type Reading, type Steps } from './decode-steps.ts';
import { openRareLetters } from './letters.ts';
import { HEIGHT, stepsAlong, straighten, widthOf } from './strip.ts';
import { closerPart, turned, type TiltedBox } from './tilted-box.ts';
import { isWorthASecondLook, mergedLooks } from './two-looks.ts';
import { readModel } from '../../tools/models.ts';
import { type Network, openNetwork } from '../../tools/ort.ts';

export interface Recogniser {
  /** The network's certainties along the line, of which `characters` names the classes. */
  steps(frame: Frame, box: TiltedBox): Promise<Steps>;
  readonly characters: readonly string[];
  read(frame: Frame, box: TiltedBox): Promise<Reading>;
  /** The box, turned round where its text stands on its head. */
  rightWayUp(frame: Frame, box: TiltedBox): Promise<TiltedBox>;
}

/** The network that tells the way up sees the beginning of a line. */
const TURN_LENGTH = 192;
const TURN_CERTAINTY = 0.9;

export async function openRecogniser(): Promise<Recogniser> {
  const [network, turn, keys] = await Promise.all([
    openNetwork('textRecogniser'),
    openNetwork('textTurn'),
    readModel('textKeys'),
  ]);
  const characters = ['', ...keys.toString('utf8').trimEnd().split(/\r?\n/).map(plainWidth), ' '];
  const rare = openRareLetters();
  const look = async (frame: Frame, box: TiltedBox): Promise<Reading> =>
    decode(await stepsAlong(network, frame, box), characters, rare);
  return {
    characters,
    steps: (frame, box) => stepsAlong(network, frame, box),
    read: async (frame, box) => {
      const wide = await look(frame, box);
      if (!isWorthASecondLook(wide)) return wide;
      return mergedLooks(wide, await look(frame, closerPart(box)));
    },
    rightWayUp: async (frame, box) => ((await isUpsideDown(turn, frame, box)) ? turned(box) : box),
  };
}

/** Latin letters that stand far apart or one above the other are read as those of Chinese type: 'Ａ' is an 'A', as is its space. */
const plainWidth = (key: string): string =>
  /^[Ａ-Ｚａ-ｚ０-９\u3000]$/u.test(key) ? key.normalize('NFKC') : key;

async function isUpsideDown(network: Network, frame: Frame, box: TiltedBox): Promise<boolean> {
  const width = Math.min(TURN_LENGTH, widthOf(box));
  const { data } = await network.run(straighten(frame, box, width, TURN_LENGTH), [1, 3, HEIGHT, TURN_LENGTH]);
  return data[1]! > TURN_CERTAINTY;
}
