import type { AccountsDeps } from '../accounts/index.ts';
import type { ThirdPartySignIn } from './third-party-sign-in.ts';

export interface ThirdPartyDeps extends AccountsDeps {
  /** null: none is set up. */
  readonly thirdParty: ThirdPartySignIn | null;
}
