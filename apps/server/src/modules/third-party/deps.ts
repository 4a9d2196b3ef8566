import type { AccountsDeps } from '../accounts/index.ts';
import type { ThirdPartySignIn } from './third-party-sign-in.ts';

export interface ThirdPartyDeps extends AccountsDeps {
  /** null: none is configured. */
  readonly thirdParty: ThirdPartySignIn | null;
}
