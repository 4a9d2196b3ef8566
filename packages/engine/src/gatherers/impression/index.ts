export { measureImpression, regionsOf } from './measure-impression.ts';
export { encodeWeights } from './model.ts';
export { cellsOf, poolLayers } from './pool.ts';
export { texture } from './texture.ts';
