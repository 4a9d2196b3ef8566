export type {
  BannerButton,
  BannerLine,
  BannerSpec,
  Background,
  Paint,
  Shape,
  Typeface,
} from './banners/banner-spec.ts';
export { analysisOf } from './analysis-of.ts';
export {
  type ModelResponder,
  FakeLanguageModel,
  fail,
  respondWith,
  respondAs,
  respondWithPieces,
} from './fakes/fake-language-model.ts';
export { fakeReading } from './fakes/fake-reading.ts';
export { fakeVideo } from './fakes/fake-video.ts';
export { exampleBanner } from './banners/example-banner.ts';
export { EXAMPLE_OVERLAYS, exampleVideo } from './videos/example-video.ts';
export { SAMPLE_ADS, type SampleAd } from './banners/sample-ads.ts';
export {
  brandMark,
  callToActionOf,
  copyOf,
  face,
  fakeArtifacts,
  linesWithText,
  paletteColor,
  placementFit,
  textLine,
  thing,
} from './fakes/fake-artifacts.ts';
export { cached } from './cache/cached.ts';
export { PROMPT_INJECTIONS } from './prompt-injections.ts';
export { encodeVideo } from './videos/encode-video.ts';
export { drawnType, type TypeBackground, type TypeSpec } from './banners/drawn-type.ts';
export {
  type DrawnButton,
  type DrawnLine,
  inkBoxOf,
  type RenderedBanner,
  renderBanner,
} from './banners/render-banner.ts';
export { type RenderedVideo, renderVideo, type VideoEncoding } from './videos/render-video.ts';
export type { Tone, VideoOverlay, VideoShot, VideoSpec } from './videos/video-spec.ts';
