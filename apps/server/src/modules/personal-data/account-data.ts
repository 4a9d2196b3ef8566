import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import {
  analyses,
  bulkItems,
  bulkRuns,
  campaigns,
  contactMessages,
  creatives,
  creditLedger,
  identities,
  payments,
  sessions,
  uploads,
} from '../../db/schema.ts';
import { deviceName, writtenBy } from '../accounts/index.ts';
import { presentDetails, findBrand, presentBrand } from '../profile/index.ts';
import type { Account } from '../../access/account.ts';

/** An analysis and its creative, as listed in the overview. */
export type OwnAnalysis = Awaited<ReturnType<typeof ownAnalyses>>[number];

export const ownAnalyses = (db: Database, userId: string) =>
  db
    .select({
      id: analyses.id,
      name: analyses.name,
      createdAt: analyses.createdAt,
      savedAt: analyses.savedAt,
      isPublic: analyses.isPublic,
      viewCount: analyses.viewCount,
      fileName: creatives.fileName,
      mediaType: creatives.mediaType,
      bytes: creatives.bytes,
      storeKey: creatives.storeKey,
      measured: analyses.measured,
    })
    .from(analyses)
    .innerJoin(creatives, eq(creatives.id, analyses.creativeId))
    .where(eq(analyses.userId, userId))
    .orderBy(asc(analyses.createdAt), asc(analyses.id));

/** Everything stored about a user except the analyses: no hash, no token, nothing that grants access. */
export async function accountData(db: Database, account: Account): Promise<Record<string, unknown>> {
  const { id } = account;
  const open = await db
    .select({
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(eq(sessions.userId, id));
  return {
    account: {
      ...presentDetails(account),
      isPaidUser: account.isPaidUser,
      readerConsentAt: account.readerConsentAt,
    },
    signInProviders: await db
      .select({ issuer: identities.issuer, subject: identities.subject, createdAt: identities.createdAt })
      .from(identities)
      .where(eq(identities.userId, id)),
    sessions: open.map((session) => ({ device: deviceName(session.userAgent), ...session })),
    credits: await db
      .select({
        createdAt: creditLedger.createdAt,
        kind: creditLedger.kind,
        amount: creditLedger.amount,
        reason: creditLedger.reason,
      })
      .from(creditLedger)
      .where(eq(creditLedger.userId, id))
      .orderBy(asc(creditLedger.id)),
    payments: await db.select(PAYMENT).from(payments).where(eq(payments.userId, id)),
    messages: await db.select(MESSAGE).from(contactMessages).where(writtenBy(id, account)),
    campaigns: await db
      .select({ name: campaigns.name, createdAt: campaigns.createdAt })
      .from(campaigns)
      .where(eq(campaigns.userId, id)),
    bulkRuns: await db
      .select({ ...BULK_ITEM, run: bulkRuns.name, createdAt: bulkRuns.createdAt })
      .from(bulkRuns)
      .leftJoin(bulkItems, eq(bulkItems.runId, bulkRuns.id))
      .where(eq(bulkRuns.userId, id))
      .orderBy(asc(bulkRuns.createdAt), asc(bulkItems.position)),
    reportBrand: presentBrand(await findBrand(db, id)),
    uploads: await db
      .select({ fileName: uploads.fileName, createdAt: uploads.createdAt, expiresAt: uploads.expiresAt })
      .from(uploads)
      .where(eq(uploads.userId, id)),
  };
}

const BULK_ITEM = {
  fileName: bulkItems.fileName,
  adCopy: bulkItems.adCopy,
  state: bulkItems.state,
  failure: bulkItems.failure,
};

const PAYMENT = {
  id: payments.id,
  provider: payments.provider,
  providerId: payments.providerId,
  planName: payments.planName,
  quantity: payments.quantity,
  cents: payments.cents,
  currency: payments.currency,
  status: payments.status,
  refundedCents: payments.refundedCents,
  createdAt: payments.createdAt,
  settledAt: payments.settledAt,
  refundedAt: payments.refundedAt,
};

const MESSAGE = {
  name: contactMessages.name,
  email: contactMessages.email,
  subject: contactMessages.subject,
  message: contactMessages.message,
  createdAt: contactMessages.createdAt,
};
