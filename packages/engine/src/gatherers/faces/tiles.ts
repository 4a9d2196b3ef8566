import { type Frame, raw } from '../frame/index.ts';
import { type FaceCandidate, type Spot, TILE } from './detect.ts';

/** A square of the frame, in px; parts outside the frame are black. */
export interface Square {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** Aspect ratio from which the frame is split into squares as wide as its shorter side. */
const ELONGATED = 1.6;
/** Otherwise it is split into four squares that overlap by a third, which find a face of 6% of the width. */
const PART = 0.6;
const MOST_IN_A_ROW = 6;

/** The whole frame, then parts of it, because the network only finds faces that fill about a tenth of its input. */
export function squaresOf({ width, height }: Frame): Square[] {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  const side = long / short >= ELONGATED ? short : Math.round(long * PART);
  const squares: Square[] = [{ left: 0, top: 0, side: long }];
  for (const top of starts(height, side)) {
    for (const left of starts(width, side)) squares.push({ left, top, side });
  }
  return squares;
}

function starts(length: number, side: number): number[] {
  if (side >= length) return [0];
  const steps = Math.min(MOST_IN_A_ROW - 1, Math.ceil((length - side) / (side * 0.8)));
  return Array.from({ length: steps + 1 }, (_, step) => Math.round((step * (length - side)) / steps));
}

/** RGB bytes of the square, resized to `size` x `size`. */
export async function cropSquare(
  frame: Frame,
  { left, top, side }: Square,
  size = TILE,
): Promise<Uint8Array> {
  const x0 = Math.max(0, Math.round(left));
  const y0 = Math.max(0, Math.round(top));
  const x1 = Math.max(x0 + 1, Math.min(frame.width, Math.round(left + side)));
  const y1 = Math.max(y0 + 1, Math.min(frame.height, Math.round(top + side)));
  const scale = size / side;
  const place = (from: number): number => Math.max(0, Math.round(from * scale));
  const [offsetX, offsetY] = [place(x0 - left), place(y0 - top)];
  const width = Math.max(1, Math.min(size - offsetX, Math.round((x1 - x0) * scale)));
  const height = Math.max(1, Math.min(size - offsetY, Math.round((y1 - y0) * scale)));
  return raw(frame)
    .extract({ left: x0, top: y0, width: x1 - x0, height: y1 - y0 })
    .resize(width, height, { fit: 'fill' })
    .extend({
      left: offsetX,
      top: offsetY,
      right: size - width - offsetX,
      bottom: size - height - offsetY,
      background: '#000',
    })
    .raw()
    .toBuffer();
}

/** Converts from pixels of a tile to pixels of the frame. */
export function toFrameCoordinates(face: FaceCandidate, { left, top, side }: Square): FaceCandidate {
  const scale = side / TILE;
  const spot = ({ x, y }: Spot): Spot => ({ x: x * scale + left, y: y * scale + top });
  return {
    left: face.left * scale + left,
    top: face.top * scale + top,
    width: face.width * scale,
    height: face.height * scale,
    score: face.score,
    eyes: [spot(face.eyes[0]), spot(face.eyes[1])],
    nose: spot(face.nose),
  };
}
