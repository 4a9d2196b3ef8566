export { withDecoded } from './decoding/decode-video.ts';
export { alignHeroWithVideo } from './hero/align-hero.ts';
export { withHeroBrand } from './hero/hero-brand.ts';
export { framesAt, type KeyFrame, keyFrames, posterOf } from './key-frames.ts';
export { measureVideo } from './measure-video.ts';
