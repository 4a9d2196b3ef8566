export { measureColor } from './measure-color.ts';
export { measurePalette } from './palette.ts';
