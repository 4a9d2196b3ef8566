import { accountDetailsRoute } from './account-details.route.ts';
import { updateProfileRoute } from './update-profile.route.ts';
import { avatarRoute } from './avatar.route.ts';
import { reportBrandRoutes } from './report-brand.route.ts';

export { Avatars } from './avatars.ts';
export type { ProfileDeps } from './deps.ts';
export { presentDetails } from './details.ts';
export { type StoredBrand, brandOf, findBrand, presentBrand } from './report-brand.ts';

export const profileRoutes = [accountDetailsRoute, updateProfileRoute, avatarRoute, reportBrandRoutes];
