export { cellMeans } from './cell-means.ts';
export {
  type ColorHistogram,
  type FrameChanges,
  histogramDistance,
  colorHistogram,
  frameChanges,
  frameDistance,
  luma,
  meanLuma,
  pixelStep,
} from './frame-change.ts';
export { findFlashes } from './light-flashes.ts';
