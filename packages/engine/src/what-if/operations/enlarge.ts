import { type Frame, raw } from '../../gatherers/frame/index.ts';
import type { Operation } from '../fix.ts';
import { copyOf, eachPixel, regionOf, sizeOf } from './region.ts';

type Enlargement = Extract<Operation, { kind: 'enlarge' }>;

/** Share of the shorter side over which the enlarged piece fades into its surroundings. */
const FEATHER = 0.06;

/** Scales up a piece of the picture in place. `to` must contain `box`, or the old piece would show next to it. */
export async function enlarge(frame: Frame, { box, to }: Enlargement): Promise<Frame> {
  const piece = regionOf(box, frame);
  const target = regionOf(to, frame);
  const { width, height } = sizeOf(target);
  const pixels = await raw(frame)
    .extract({ left: piece.left, top: piece.top, ...sizeOf(piece) })
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer();
  const out = copyOf(frame);
  const feather = Math.max(1, FEATHER * Math.min(width, height));
  eachPixel(target, frame.width, (at, index, x, y) => {
    const inside = Math.min(x - target.left, target.right - 1 - x, y - target.top, target.bottom - 1 - y);
    const share = Math.min(1, (inside + 0.5) / feather);
    for (let channel = 0; channel < 3; channel++) {
      const value = frame.data[at + channel]!;
      out.data[at + channel] = Math.round(value + share * (pixels[3 * index + channel]! - value));
    }
  });
  return out;
}
