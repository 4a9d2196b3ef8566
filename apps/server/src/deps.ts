import type { Guests, GuestsDeps } from './modules/guests/index.ts';
import type { TrustedProxies } from './http/trusted-proxies.ts';
import type { AnalysesDeps } from './modules/analyses/index.ts';
import type { BulkDeps } from './modules/bulk/index.ts';
import type { ContactDeps } from './modules/contact/index.ts';
import type { PagesDeps } from './modules/pages/index.ts';
import type { PaymentsDeps } from './modules/payments/index.ts';
import type { ProfileDeps } from './modules/profile/index.ts';
import type { SecondFactorDeps } from './modules/second-factor/index.ts';
import type { SecondReaderDeps } from './modules/second-reader/index.ts';
import type { StatusDeps } from './modules/status/index.ts';
import type { ThirdPartyDeps } from './modules/third-party/index.ts';
import type { UploadsDeps } from './modules/uploads/index.ts';
import type { Traces } from './tracing/traces.ts';

/** The dependencies of all modules. Everything that tests replace is injected here. */
export interface Deps
  extends
    AnalysesDeps,
    BulkDeps,
    ContactDeps,
    GuestsDeps,
    PagesDeps,
    PaymentsDeps,
    ProfileDeps,
    SecondFactorDeps,
    SecondReaderDeps,
    StatusDeps,
    ThirdPartyDeps,
    UploadsDeps {
  readonly guests: Guests;
  /** Which proxies are trusted to report the caller's address. */
  readonly trustProxy: TrustedProxies;
  /** null: tracing is off. */
  readonly traces: Traces | null;
}
