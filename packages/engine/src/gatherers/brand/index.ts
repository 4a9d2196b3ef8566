export { findBrand, withName } from './find-brand.ts';
export { nameKey } from './name-key.ts';
export { isKeyOf, namesIn } from './name-key.ts';
