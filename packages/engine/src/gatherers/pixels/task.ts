import type { Frame } from '../frame/index.ts';
import type { Decoded } from '../picture/index.ts';

/** Request to the thread: measure a picture, find the faces in a frame, or load the models. */
export type PixelTask =
  | { readonly kind: 'measure'; readonly decoded: Decoded }
  | { readonly kind: 'faces'; readonly frame: Frame }
  | { readonly kind: 'warm' };
