export { findBrand, withName } from './find-brand.ts';
export { nameKey } from './name-key.ts';
