import type { AccountsDeps } from '../accounts/index.ts';
import type { SecondFactors } from './second-factors.ts';

export interface SecondFactorDeps extends AccountsDeps {
  readonly secondFactors: SecondFactors;
}
