import { ENDPOINTS } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import { analyses } from '../db/schema.ts';
import { png } from './pictures.ts';
import type { TestBrowser } from './test-browser.ts';
import type { TestProduct } from './test-product.ts';

export const auditLogSeenBy = async (admin: TestBrowser) =>
  ENDPOINTS.auditLog.response.parse((await admin.get(ENDPOINTS.auditLog.path)).json()).entries;

/** Creates a public report of this user. @returns its id */
export async function published({ database }: TestProduct, owner: TestBrowser): Promise<string> {
  const { analysisId } = await owner.analyze(await png(), 'Everything must go this Sunday.');
  await database.db.update(analyses).set({ isPublic: true }).where(eq(analyses.id, analysisId));
  return analysisId;
}

/** API path that reads a report. */
export const reading = (analysisId: string) => `${ENDPOINTS.getAnalysis.path}?analysisId=${analysisId}`;
