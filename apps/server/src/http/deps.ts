import type { OpenDatabase } from '../db/open-database.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { CreativeStore } from '../store/creative-store.ts';
import type { RateLimits } from './rate-limits.ts';
import type { SharedCounts } from './shared-counts.ts';

/** What every module gets. Each lists what else it needs in its own `deps.ts`. */
export interface Infrastructure {
  readonly database: OpenDatabase;
  readonly store: CreativeStore;
  readonly mailer: Mailer;
  readonly rateLimits: RateLimits;
  readonly counts: SharedCounts;
  /** Where browsers reach the product: scheme, host, port. */
  readonly publicUrl: string;
  /** Where users reach the people who run the product. */
  readonly supportEmail: string;
}
