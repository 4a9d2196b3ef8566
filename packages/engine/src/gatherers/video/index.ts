export { withDecoded } from './decoding/decode-video.ts';
export { withHeroBrand } from './hero-brand.ts';
export { type KeyFrame, keyFrames, posterOf } from './pictures.ts';
export { watchVideo } from './watch-video.ts';
