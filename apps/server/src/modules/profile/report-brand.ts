import { type ReportBrand, REPORT_BRAND_TEXTS, type SaveReportBrand } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { reportBrands } from '../../db/schema.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Account } from '../../access/account.ts';
import { mayBrandReports } from './policy.ts';
import { encodeLogo } from './encode-logo.ts';

export interface StoredBrand {
  /** PNG. */
  readonly logo: Uint8Array | null;
  readonly color: string | null;
}

const NONE: StoredBrand = { logo: null, color: null };

/** The brand that the account saved, whether or not it may use it. */
export async function findBrand(db: Database, userId: string): Promise<StoredBrand> {
  const [found] = await db.select().from(reportBrands).where(eq(reportBrands.userId, userId));
  return found ?? NONE;
}

/** The brand to show on this account's reports: none until it has paid. */
export const brandOf = async (db: Database, account: Account): Promise<StoredBrand> =>
  mayBrandReports(account) ? findBrand(db, account.id) : NONE;

/** @throws ApiError 'denied' if the account has not paid, unless it only removes its brand; errors of `encodeLogo` */
export async function saveBrand(
  db: Database,
  account: Account,
  { logo, color }: SaveReportBrand,
): Promise<StoredBrand> {
  if ((logo ?? color ?? null) !== null && !mayBrandReports(account)) {
    throw new ApiError('denied', REPORT_BRAND_TEXTS.paidOnly);
  }
  const changed = {
    ...(logo === undefined
      ? {}
      : { logo: logo === null ? null : await encodeLogo(Buffer.from(logo, 'base64')) }),
    ...(color === undefined ? {} : { color }),
  };
  if (Object.keys(changed).length > 0) {
    await db
      .insert(reportBrands)
      .values({ userId: account.id, ...changed })
      .onConflictDoUpdate({ target: reportBrands.userId, set: changed });
  }
  return findBrand(db, account.id);
}

export const presentBrand = ({ logo, color }: StoredBrand): ReportBrand => ({
  logo: logo && `data:image/png;base64,${Buffer.from(logo).toString('base64')}`,
  color,
});
