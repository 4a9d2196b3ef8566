export { measureImpression, regionsOf } from './measure-impression.ts';
export { encodeWeights, featuresOf, heldAgainst, impressionModel, praised, ratingOf } from './model.ts';
export { cellsOf, poolLayers, signedRoots } from './pool.ts';
export { texture } from './texture.ts';
