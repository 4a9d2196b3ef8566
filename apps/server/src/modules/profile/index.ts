export { Avatars } from './avatars.ts';
export type { ProfileDeps } from './deps.ts';
export { presentDetails } from './details.ts';
export { type StoredBrand, brandOf, findBrand, presentBrand } from './report-brand.ts';
export { profileRoutes } from './routes.ts';
