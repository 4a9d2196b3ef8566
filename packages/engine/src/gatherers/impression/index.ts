export { measureImpression, regionsOf } from './measure-impression.ts';
export { encodeWeights, IMPRESSION_QUALITIES, impressionModel, type ImpressionQuality } from './model.ts';
export { poolLayers } from './pool.ts';
