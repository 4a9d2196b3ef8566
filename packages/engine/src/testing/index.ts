export type { BannerButton, BannerLine, BannerSpec, Ground, Paint, Shape, Typeface } from './banner-spec.ts';
export { analysisOf } from './analysis-of.ts';
export { type Answering, FakeLanguageModel, fail, say, sayAs, sayPieces } from './fake-language-model.ts';
export { readingSaying } from './fake-reading.ts';
export { fakeVideo } from './fake-video.ts';
export { exampleBanner } from './example-banner.ts';
export { EXAMPLE_OVERLAYS, exampleVideo } from './example-video.ts';
export { SAMPLE_ADS, type SampleAd } from './sample-ads.ts';
export {
  brandMark,
  callToActionOf,
  copyOf,
  face,
  fakeArtifacts,
  linesSaying,
  paletteColour,
  placementFit,
  textLine,
  thing,
} from './fake-artifacts.ts';
export { ORDERS } from './orders.ts';
export { encodeVideo } from './encode-video.ts';
export { drawnType, type TypeGround, type TypeSpec } from './drawn-type.ts';
export {
  type DrawnButton,
  type DrawnLine,
  inkOf,
  type RenderedBanner,
  renderBanner,
} from './render-banner.ts';
export { type RenderedVideo, renderVideo, type VideoEncoding } from './render-video.ts';
export type { Tone, VideoOverlay, VideoShot, VideoSpec } from './video-spec.ts';
