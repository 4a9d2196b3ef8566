export { shapeTrunk } from './shape-features.ts';
export { measureClutter } from './measure-clutter.ts';
