import type { AccessDeps } from '../../access/deps.ts';
import type { AdminEmails } from '../../access/roles.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import type { Verifications } from './verifications.ts';

export interface AccountsDeps extends AccessDeps {
  readonly verifications: Verifications;
  readonly knownBrowsers: KnownBrowsers;
  readonly adminEmails: AdminEmails;
  /** Whether the demo account exists and may be shown on the login page. */
  readonly demo: boolean;
  /** Whether the free trial of a new account waits until its email is verified. */
  readonly trialNeedsEmail: boolean;
}
