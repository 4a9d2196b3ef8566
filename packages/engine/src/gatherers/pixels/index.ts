export type { Pixels } from './pixels.ts';
export { findFacesInThread, measurePixels, warmPixels } from './thread.ts';
