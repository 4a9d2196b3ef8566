import { accountDetailsRoutes, avatarRoute, reportBrandRoutes } from './profile.route.ts';

export { Avatars } from './avatars.ts';
export type { ProfileDeps } from './deps.ts';
export { presentDetails } from './details.ts';
export { type StoredBrand, brandOf, findBrand, presentBrand } from './report-brand.ts';

export const profileRoutes = [accountDetailsRoutes, avatarRoute, reportBrandRoutes];
