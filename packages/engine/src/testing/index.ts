export type { BannerButton, BannerLine, BannerSpec, Ground, Paint, Shape, Typeface } from './banner-spec.ts';
export { FakeLanguageModel, fail, say, sayPieces } from './fake-language-model.ts';
export { exampleBanner } from './example-banner.ts';
export { SAMPLE_ADS, type SampleAd } from './sample-ads.ts';
export {
  brandMark,
  callToActionOf,
  copyOf,
  face,
  fakeArtifacts,
  paletteColour,
  placementFit,
  textLine,
} from './fake-artifacts.ts';
export {
  type DrawnButton,
  type DrawnLine,
  inkOf,
  type RenderedBanner,
  renderBanner,
} from './render-banner.ts';
