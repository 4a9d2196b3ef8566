import { oauthAuthorizeRoute } from './oauth-authorize.route.ts';
import { oauthCallbackRoute } from './oauth-callback.route.ts';
import { establishSessionRoute } from './establish-session.route.ts';

export type { ThirdPartyDeps } from './deps.ts';
export {
  type ThirdPartySettings,
  missingThirdParty,
  thirdPartyOf,
  thirdPartyVariables,
} from './third-party-settings.ts';
export { openThirdParty } from './third-party-sign-in.ts';

export const thirdPartyRoutes = [oauthAuthorizeRoute, oauthCallbackRoute, establishSessionRoute];
