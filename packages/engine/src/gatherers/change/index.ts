export { cellMeans } from './cell-means.ts';
export {
  type Colours,
  type FrameChanges,
  histogramDistance,
  coloursOf,
  frameChanges,
  frameDistance,
  luma,
  meanLuma,
  pixelStep,
} from './frame-change.ts';
export { findFlashes } from './light-flashes.ts';
