import type { Scenes } from '../../artifacts/video-artifacts.ts';
import { type Frame, raw } from '../frame/index.ts';
import { keyAt, type DecodePass } from './decoding/decode-pass.ts';

/** A frame that was read, as a JPEG file. */
export interface KeyFrame {
  readonly second: number;
  readonly jpeg: Uint8Array;
}

/** Longer side in pixels. The poster represents the video in lists and behind its player. */
const POSTER_SIDE = 1280;
const QUALITY = 82;

export const posterOf = (frame: Frame): Promise<Uint8Array> =>
  raw(frame)
    .resize(POSTER_SIDE, POSTER_SIDE, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: QUALITY })
    .toBuffer();

/** Frames that were read, by their seconds. Skips those that were not kept. */
export const framesAt = (
  through: DecodePass,
  seconds: readonly number[],
): readonly { readonly frame: Frame; readonly second: number }[] =>
  seconds.flatMap((second) => {
    const frame = keyAt(through, second);
    return frame ? [{ frame, second }] : [];
  });

/** JPEGs of the frames that were read, in order of time. */
export async function keyFrames(
  through: DecodePass,
  { readAt }: Pick<Scenes, 'readAt'>,
): Promise<KeyFrame[]> {
  const frames: KeyFrame[] = [];
  for (const second of readAt) {
    const frame = keyAt(through, second);
    if (frame) frames.push({ second, jpeg: await raw(frame).jpeg({ quality: QUALITY }).toBuffer() });
  }
  return frames;
}
