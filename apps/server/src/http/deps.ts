import type { OpenDatabase } from '../db/open-database.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { CreativeStore } from '../store/creative-store.ts';
import type { RateLimits } from './rate-limits.ts';
import type { SharedCounts } from './shared-counts.ts';

/** What every module gets; each says in its `deps.ts` what it needs besides. */
export interface Infrastructure {
  readonly database: OpenDatabase;
  readonly store: CreativeStore;
  readonly mailer: Mailer;
  readonly rateLimits: RateLimits;
  readonly counts: SharedCounts;
  /** Where browsers reach the product: scheme, host, port. */
  readonly publicUrl: string;
}
