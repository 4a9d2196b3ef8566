export { measureImpression, regionsOf } from './measure-impression.ts';
export { encodeWeights, featuresOf, impressionModel, ratingOf, remarksOn } from './model.ts';
export { cellsOf, poolLayers, signedRoots } from './pool.ts';
export { textureTrunk } from './texture.ts';
