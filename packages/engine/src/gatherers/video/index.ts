export { withDecoded } from './decoding/decode-video.ts';
export { alignHeroWithVideo } from './hero/align-hero.ts';
export { withHeroBrand } from './hero/hero-brand.ts';
export { framesAt, type KeyFrame, keyFrames, posterOf } from './pictures.ts';
export { watchVideo } from './watch-video.ts';
