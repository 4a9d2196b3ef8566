export { shapeTrunk } from './form.ts';
export { measureClutter } from './measure-clutter.ts';
