export { measureQuality } from './measure-quality.ts';
