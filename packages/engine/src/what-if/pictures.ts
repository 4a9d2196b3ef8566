import { createHash } from 'node:crypto';
import { type Frame, raw } from '../gatherers/frame/index.ts';
import { type Box, area, insideFrame } from '../geometry.ts';
import { regionOf, sizeOf } from './operations/region.ts';
import type { WhatIfPicture } from './result.ts';

/** Longest sides, in pixels. */
const FULL_SIDE = 1200;
const CLOSE_SIDE = 900;
/** Margin around the changed region, as a share of its sides; and the least that a close-up shows, as a share of the frame's sides. */
const AROUND = 0.15;
const LEAST = 0.25;
/** From this share of the frame on, a close-up would show almost as much as the full picture. */
const NEARLY_ALL = 0.6;
/** JPEG quality. Used without chroma subsampling, to keep letters crisp. */
const QUALITY = 90;

/**
 * The pictures of a result, by name. A name ends in part of the content's hash, because fixes are made again after a
 * correction, and a browser may have cached the earlier picture under the old name.
 */
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
    const hash = createHash('sha256').update(data).digest('hex').slice(0, 8);
    const hashed = name.replace(/\.jpg$/, `-${hash}.jpg`);
    this.#files.set(hashed, data);
    return { name: hashed, width: info.width, height: info.height };
  }
}

/** Whether a close-up of the region shows more detail than the full picture. */
export const deservesCloseUp = (box: Box | null): box is Box =>
  box !== null && area(closeBox(box)) < NEARLY_ALL;

function closeBox({ x, y, w, h }: Box): Box {
  const wide = Math.max(LEAST, w * (1 + 2 * AROUND));
  const high = Math.max(LEAST, h * (1 + 2 * AROUND));
  const left = Math.min(Math.max(0, x + w / 2 - wide / 2), Math.max(0, 1 - wide));
  const top = Math.min(Math.max(0, y + h / 2 - high / 2), Math.max(0, 1 - high));
  return insideFrame({ x: left, y: top, w: wide, h: high });
}
