export type { ThirdPartyDeps } from './deps.ts';
export { thirdPartyRoutes } from './routes.ts';
export {
  type ThirdPartySettings,
  missingThirdParty,
  thirdPartyOf,
  thirdPartyVariables,
} from './third-party-settings.ts';
export { openThirdParty } from './third-party-sign-in.ts';
