export { measureColour } from './measure-colour.ts';
export { measurePalette } from './palette.ts';
