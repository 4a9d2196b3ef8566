export { measureEnlargement } from './enlargement.ts';
export { measureQuality } from './measure-quality.ts';
