import type { Frame } from '../../frame/index.ts';
import { decode, type Reading, type Steps } from './decode-steps.ts';
import { openRareLetters } from './letters.ts';
import { partOf, pointAt, turned, type TiltedBox } from './tilted-box.ts';
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

/** Pixels: the network's fixed height, and the longest line it is given. */
const HEIGHT = 48;
const LONGEST = 1920;
const SHORTEST = 48;
/** The network that tells the way up sees the beginning of a line. */
const TURN_LENGTH = 192;
const TURN_CERTAINTY = 0.9;
/** Share of a box that a closer crop leaves out above, and below. */
const CLOSER = 0.11;

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
      return mergedLooks(wide, await look(frame, partOf(box, 0, 1, CLOSER, 1 - CLOSER)));
    },
    rightWayUp: async (frame, box) => ((await isUpsideDown(turn, frame, box)) ? turned(box) : box),
  };
}

/** Latin letters that stand far apart or one above the other are read as those of Chinese type: 'Ａ' is an 'A'. */
const plainWidth = (key: string): string => (/^[Ａ-Ｚａ-ｚ０-９]$/u.test(key) ? key.normalize('NFKC') : key);

async function stepsAlong(network: Network, frame: Frame, box: TiltedBox): Promise<Steps> {
  const width = widthOf(box);
  const padded = Math.max(SHORTEST, width);
  const { data, shape } = await network.run(straighten(frame, box, width, padded), [1, 3, HEIGHT, padded]);
  return { data, count: shape[1]!, classes: shape[2]! };
}

async function isUpsideDown(network: Network, frame: Frame, box: TiltedBox): Promise<boolean> {
  const width = Math.min(TURN_LENGTH, widthOf(box));
  const { data } = await network.run(straighten(frame, box, width, TURN_LENGTH), [1, 3, HEIGHT, TURN_LENGTH]);
  return data[1]! > TURN_CERTAINTY;
}

const widthOf = (box: TiltedBox): number =>
  Math.max(16, Math.min(LONGEST, Math.ceil((HEIGHT * box.length) / box.height)));

/** The box as a level strip, blue, green and red planes in -1..1, empty on the right up to `padded` columns. */
function straighten(frame: Frame, box: TiltedBox, width: number, padded: number): Float32Array {
  const plane = HEIGHT * padded;
  const out = new Float32Array(3 * plane);
  // Several samples a pixel when the strip shrinks: a single one would lose thin strokes.
  const samples = Math.max(1, Math.min(4, Math.round(box.height / HEIGHT)));
  const colour = new Float64Array(3);
  for (let row = 0; row < HEIGHT; row++) {
    for (let column = 0; column < width; column++) {
      colour.fill(0);
      for (let sub = 0; sub < samples * samples; sub++) {
        const u = (column + ((sub % samples) + 0.5) / samples) / width;
        const v = (row + (Math.floor(sub / samples) + 0.5) / samples) / HEIGHT;
        addPixel(frame, box, u, v, colour);
      }
      const at = row * padded + column;
      const share = 127.5 * samples * samples;
      out[at] = colour[2]! / share - 1;
      out[at + plane] = colour[1]! / share - 1;
      out[at + 2 * plane] = colour[0]! / share - 1;
    }
  }
  return out;
}

/** Adds the colour at a point of the box, between pixels by bilinear mixing. */
function addPixel(
  { width, height, data }: Frame,
  box: TiltedBox,
  u: number,
  v: number,
  colour: Float64Array,
): void {
  const [x, y] = pointAt(box, u, v);
  const left = Math.min(width - 2, Math.max(0, Math.floor(x - 0.5)));
  const top = Math.min(height - 2, Math.max(0, Math.floor(y - 0.5)));
  const right = Math.min(1, Math.max(0, x - 0.5 - left));
  const down = Math.min(1, Math.max(0, y - 0.5 - top));
  const above = (top * width + left) * 3;
  const below = above + width * 3;
  for (let channel = 0; channel < 3; channel++) {
    const upper = data[above + channel]! * (1 - right) + data[above + 3 + channel]! * right;
    const lower = data[below + channel]! * (1 - right) + data[below + 3 + channel]! * right;
    colour[channel]! += upper * (1 - down) + lower * down;
  }
}
