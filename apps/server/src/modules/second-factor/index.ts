export type { SecondFactorDeps } from './deps.ts';
export { secondFactorRoutes } from './second-factor.route.ts';
export { SecondFactors } from './second-factors.ts';
