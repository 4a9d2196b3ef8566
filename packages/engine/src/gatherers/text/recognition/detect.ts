import { type Frame, raw, stretch } from '../../frame/index.ts';
import { containsCenter, pointAt, smallestAround, type Point, type TiltedBox } from './tilted-box.ts';
import type { Network } from '../../tools/ort.ts';

/** Mean and standard deviation of PaddleOCR's training images, in its channel order: blue, green, red. */
const MEAN = [0.406, 0.456, 0.485] as const;
const SPREAD = [0.225, 0.224, 0.229] as const;

/** Network input for each byte, by plane. */
const LEVELS = MEAN.map((mean, plane) =>
  Float32Array.from({ length: 256 }, (_, byte) => (byte / 255 - mean) / SPREAD[plane]!),
);

/** The sides of the network's input are multiples of this. */
const STRIDE = 32;
/** Pixels of the first look, about 0.25 s on one core. More would find finer print but take longer. */
const PIXELS = 700_000;
const LONGEST_SIDE = 1216;
/** Small banners are enlarged by up to this factor, so that an ad saved smaller is searched at the same size. */
const ENLARGE = 3;

/** Lowest probability at which a pixel is text, and lowest mean probability at which a component is kept. */
const TEXT_PIXEL = 0.2;
const TEXT_BOX = 0.45;
/** The network marks the kernel of a line. This grows it to the whole line, with room to read the spaces. */
const UNCLIP = 2.2;
const SMALLEST_SIDE = 3;
const MOST_BOXES = 200;

/** Share of the height at the bottom that gets a second, closer look for fine print. */
const FINE_PRINT_STRIP = 0.13;
/** Maximum scale of that look, relative to the first look and to the file itself, and maximum width of its strip in pixels. */
const CLOSER = 1.8;
const CLOSER_THAN_FILE = 1.25;
const WIDEST_STRIP = 1600;
/** A second look that is closer by less than this factor finds nothing new. */
const HARDLY = 1.15;
/** A line seen closer replaces what was seen before when it is this many times longer. */
const WHOLE = 1.2;

/**
 * Finds lines of text, in pixels of the frame.
 * @param pixels size of the picture to search; fewer find only large letters, in less time
 */
export async function findTextBoxes(frame: Frame, detector: Network, pixels = PIXELS): Promise<TiltedBox[]> {
  const scale = scaleFor(frame.width, frame.height, pixels);
  const boxes = await look(frame, scale, detector);
  const closer = Math.min(scale * CLOSER, CLOSER_THAN_FILE, WIDEST_STRIP / frame.width);
  if (closer < scale * HARDLY) return boxes;
  return withCloserLook(boxes, await finePrint(frame, closer, detector));
}

/** The same in one look, with too few pixels to show fine print. */
export const findTallText = (frame: Frame, detector: Network, pixels: number): Promise<TiltedBox[]> =>
  look(frame, scaleFor(frame.width, frame.height, pixels), detector);

function scaleFor(width: number, height: number, pixels: number): number {
  const byArea = Math.sqrt(pixels / (width * height));
  return Math.min(ENLARGE, byArea, LONGEST_SIDE / Math.max(width, height));
}

async function finePrint(frame: Frame, closer: number, detector: Network): Promise<TiltedBox[]> {
  const top = Math.floor(frame.height * (1 - FINE_PRINT_STRIP));
  const area = { left: 0, top, width: frame.width, height: frame.height - top };
  const data = await raw(frame).extract(area).raw().toBuffer();
  const strip = { width: area.width, height: area.height, data };
  const found = (await look(strip, closer, detector)).map((box) => ({ ...box, y: box.y + top }));
  // A line cut by the strip's top edge was whole in the first look.
  return found.filter((box) => box.y - box.height / 2 > top);
}

/** Keeps each line once: a scrap from the first look gives way to the whole line from the closer one. */
function withCloserLook(first: readonly TiltedBox[], closer: readonly TiltedBox[]): TiltedBox[] {
  const gained = closer.filter((box) =>
    first.every((other) => !meet(box, other) || box.length > WHOLE * other.length),
  );
  return [...first.filter((box) => !gained.some((other) => containsCenter(other, box))), ...gained];
}

const meet = (a: TiltedBox, b: TiltedBox): boolean => containsCenter(a, b) || containsCenter(b, a);

async function look(frame: Frame, scale: number, detector: Network): Promise<TiltedBox[]> {
  const width = multiple(frame.width * scale);
  const height = multiple(frame.height * scale);
  const small = await stretch(frame, width, height);
  const { data } = await detector.run(planes(small), [1, 3, height, width]);
  const [sx, sy] = [frame.width / width, frame.height / height];
  return components(data, width, height).map((box) => scaled(box, sx, sy));
}

const multiple = (side: number): number => Math.max(STRIDE, Math.round(side / STRIDE) * STRIDE);

function planes({ width, height, data }: Frame): Float32Array {
  const size = width * height;
  const out = new Float32Array(3 * size);
  for (const [plane, levels] of LEVELS.entries())
    for (let at = 0; at < size; at++) out[plane * size + at] = levels[data[3 * at + 2 - plane]!]!;
  return out;
}

function scaled(box: TiltedBox, sx: number, sy: number): TiltedBox {
  const along = Math.hypot(box.ux * sx, box.uy * sy);
  const across = Math.hypot(box.uy * sx, box.ux * sy);
  return {
    x: (box.x + 0.5) * sx,
    y: (box.y + 0.5) * sy,
    ux: (box.ux * sx) / along,
    uy: (box.uy * sy) / along,
    length: box.length * along,
    height: box.height * across,
  };
}

function components(probability: Float32Array, width: number, height: number): TiltedBox[] {
  const seen = new Uint8Array(width * height);
  const stack = new Int32Array(width * height);
  const boxes: TiltedBox[] = [];
  for (let start = 0; start < seen.length && boxes.length < MOST_BOXES; start++) {
    if (seen[start] || probability[start]! <= TEXT_PIXEL) continue;
    const edge = flood(probability, seen, stack, start, width, height);
    const box = smallestAround(edge);
    if (!box || Math.min(box.length, box.height) < SMALLEST_SIDE) continue;
    if (meanInside(probability, width, height, box) >= TEXT_BOX) boxes.push(grown(box));
  }
  return boxes;
}

/** Marks the component at `start` as seen and returns its outline. */
function flood(
  probability: Float32Array,
  seen: Uint8Array,
  stack: Int32Array,
  start: number,
  width: number,
  height: number,
): Point[] {
  const edge: Point[] = [];
  let top = 0;
  stack[top++] = start;
  seen[start] = 1;
  while (top > 0) {
    const at = stack[--top]!;
    const [x, y] = [at % width, Math.floor(at / width)];
    let inside = true;
    for (let ny = y - 1; ny <= y + 1; ny++) {
      for (let nx = x - 1; nx <= x + 1; nx++) {
        const next = ny * width + nx;
        if (nx < 0 || ny < 0 || nx >= width || ny >= height || probability[next]! <= TEXT_PIXEL)
          inside = false;
        else if (!seen[next]) {
          seen[next] = 1;
          stack[top++] = next;
        }
      }
    }
    if (!inside) edge.push([x, y]);
  }
  return edge;
}

function meanInside(probability: Float32Array, width: number, height: number, box: TiltedBox): number {
  const columns = Math.max(1, Math.round(box.length));
  const rows = Math.max(1, Math.round(box.height));
  let sum = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = pointAt(box, (column + 0.5) / columns, (row + 0.5) / rows);
      const px = Math.min(width - 1, Math.max(0, Math.round(x)));
      const py = Math.min(height - 1, Math.max(0, Math.round(y)));
      sum += probability[py * width + px]!;
    }
  }
  return sum / (columns * rows);
}

function grown(box: TiltedBox): TiltedBox {
  const by = (box.length * box.height * UNCLIP) / (2 * (box.length + box.height));
  return { ...box, length: box.length + 2 * by, height: box.height + 2 * by };
}
