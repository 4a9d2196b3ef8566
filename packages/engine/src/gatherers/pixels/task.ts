import type { Frame } from '../frame/index.ts';
import type { Decoded } from '../picture/index.ts';

/** What the thread is asked: everything of a picture, the faces of a frame, or to load its models. */
export type PixelTask =
  | { readonly kind: 'measure'; readonly decoded: Decoded }
  | { readonly kind: 'faces'; readonly frame: Frame }
  | { readonly kind: 'warm' };
