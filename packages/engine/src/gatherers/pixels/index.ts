export type { PixelMeasurements } from './pixels.ts';
export { findFacesInThread, measurePixels, warmPixels } from './thread.ts';
