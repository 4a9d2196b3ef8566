import { type Frame, raw } from '../gatherers/frame/index.ts';
import { type Box, area, insideFrame } from '../geometry.ts';
import { regionOf, sizeOf } from './operations/region.ts';
import type { WhatIfPicture } from './result.ts';

/** Pixels. */
const FULL_SIDE = 1200;
const CLOSE_SIDE = 900;
/** Around the changed region, in its own width and height; and the least a close picture shows, of the frame's sides. */
const AROUND = 0.15;
const LEAST = 0.25;
/** Share of the frame from which a close picture would be the full one again. */
const NEARLY_ALL = 0.6;
/** JPEG, full colour resolution: letters stay crisp. */
const QUALITY = 90;

/** The pictures of a result by their names; a name is written once. */
export class Pictures {
  readonly #files = new Map<string, Uint8Array>();

  get files(): ReadonlyMap<string, Uint8Array> {
    return this.#files;
  }

  async full(name: string, frame: Frame): Promise<WhatIfPicture> {
    return this.#keep(name, frame, { x: 0, y: 0, w: 1, h: 1 }, FULL_SIDE);
  }

  /** The part of the frame around a changed region. */
  async close(name: string, frame: Frame, box: Box): Promise<WhatIfPicture> {
    return this.#keep(name, frame, closeBox(box), CLOSE_SIDE);
  }

  async #keep(name: string, frame: Frame, box: Box, side: number): Promise<WhatIfPicture> {
    const region = regionOf(box, frame);
    const { data, info } = await raw(frame)
      .extract({ left: region.left, top: region.top, ...sizeOf(region) })
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
      .toBuffer({ resolveWithObject: true });
    this.#files.set(name, data);
    return { name, width: info.width, height: info.height };
  }
}

/** Whether a picture of the region alone shows more than the full one. */
export const deservesClose = (box: Box | null): box is Box =>
  box !== null && area(closeBox(box)) < NEARLY_ALL;

function closeBox({ x, y, w, h }: Box): Box {
  const wide = Math.max(LEAST, w * (1 + 2 * AROUND));
  const high = Math.max(LEAST, h * (1 + 2 * AROUND));
  const left = Math.min(Math.max(0, x + w / 2 - wide / 2), Math.max(0, 1 - wide));
  const top = Math.min(Math.max(0, y + h / 2 - high / 2), Math.max(0, 1 - high));
  return insideFrame({ x: left, y: top, w: wide, h: high });
}
