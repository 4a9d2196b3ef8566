import { type AnalyzedCreative, creativeFilePath, defaultName, readerMark } from '@adjudge/contract';
import { upgradeReport } from '@adjudge/engine/intake';
import { type Analysis, type WhatIf, whatIfSchema } from '@adjudge/engine/report';
import { type SQL, and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { analyses, creatives } from '../../db/schema.ts';
import { discardFiles } from '../../store/discarded-files.ts';
import { latestVersion } from './latest-version.ts';
import { searchTextOf } from './search-text.ts';

export type StoredAnalysis = typeof analyses.$inferSelect;
export type StoredCreative = typeof creatives.$inferSelect;

export interface AnalysisWithCreative {
  readonly analysis: StoredAnalysis;
  readonly creative: StoredCreative;
}

/**
 * Stores an analysis, once per creative: grading the same creative again changes nothing.
 * @param kept.analysis as the engine wrote it; the URL of the creative's file is filled in here
 * @param kept.versionsId for a next version, which inherits from the latest earlier one if any is left
 */
export async function storeAnalysis(
  db: Database,
  kept: {
    analysisId: string;
    userId: string;
    creativeId: string;
    versionsId: string | null;
    analysis: Analysis;
    measured: boolean;
  },
): Promise<void> {
  const { analysisId, userId, creativeId, versionsId, analysis, measured } = kept;
  const url = creativeFilePath(analysisId);
  const name = defaultName({ fileName: analysis.creative.fileName, adCopy: analysis.adCopy });
  await db
    .insert(analyses)
    .values({
      id: analysisId,
      userId,
      creativeId,
      name,
      defaultName: name,
      ...(versionsId === null ? {} : await latestVersion(db, { userId, versionsId })),
      report: { ...analysis, creative: { ...analysis.creative, url } },
      ...columnsOf(analysis),
      adCopy: analysis.adCopy,
      measured,
    })
    .onConflictDoNothing({ target: analyses.creativeId });
}

/** Report fields that are listed, searched and averaged without opening the report. */
const columnsOf = (analysis: Analysis) => ({
  engineVersion: analysis.versions.engine,
  rubricVersion: analysis.versions.rubric,
  overallScore: analysis.overallScore,
  scoredWith: analysis.scoredWith ? readerMark(analysis.scoredWith) : null,
  scoreAlone: analysis.scoredWith?.measured ?? null,
  grade: analysis.grade,
  alt: analysis.creative.alt,
  searchText: searchTextOf(analysis),
});

/** A score that is comparable across analyses: the one from the checks alone. */
export const COMPARABLE_SCORE = sql<number>`coalesce(${analyses.scoreAlone}, ${analyses.overallScore})`;

export async function findAnalysis(db: Database, analysisId: string): Promise<StoredAnalysis | null> {
  const [found] = await db.select().from(analyses).where(eq(analyses.id, analysisId));
  return found ?? null;
}

export async function isGraded(db: Database, creativeId: string): Promise<boolean> {
  return (await db.$count(analyses, eq(analyses.creativeId, creativeId))) > 0;
}

/** Finds any account's analysis with its creative. The caller must check access. */
export async function findWithCreative(
  db: Database,
  analysisId: string,
): Promise<AnalysisWithCreative | null> {
  const [found] = await db
    .select({ analysis: analyses, creative: creatives })
    .from(analyses)
    .innerJoin(creatives, eq(creatives.id, analyses.creativeId))
    .where(eq(analyses.id, analysisId));
  return found ?? null;
}

/** The report upgraded to the current format, with the id and the file that it is stored under. */
export function openReport({ report, id }: Pick<StoredAnalysis, 'report' | 'id'>): AnalyzedCreative {
  const { creative, ...opened } = upgradeReport(report);
  return { ...opened, creative: { ...creative, url: creativeFilePath(id) }, analysisId: id };
}

/** The stored fixes; null if there are none or their format is no longer supported. */
export function openWhatIf({ whatIf }: Pick<StoredAnalysis, 'whatIf'>): WhatIf | null {
  return whatIfSchema.safeParse(whatIf).data ?? null;
}

/** Matches the analysis only if it has not been corrected since it was read. */
const unchanged = ({ id, correctedAt }: StoredAnalysis): SQL | undefined =>
  and(
    eq(analyses.id, id),
    sql`${analyses.correctedAt} is not distinct from ${correctedAt?.toISOString() ?? null}`,
  );

/**
 * Replaces the report that was read with a corrected one, and drops the fixes made for the old one.
 * @returns whether the stored report was still the one that was read
 */
export async function storeCorrection(
  db: Database,
  stored: StoredAnalysis,
  analysis: Analysis,
): Promise<boolean> {
  const url = creativeFilePath(stored.id);
  const now = new Date();
  const kept = await db
    .update(analyses)
    .set({
      report: { ...analysis, creative: { ...analysis.creative, url } },
      ...columnsOf(analysis),
      whatIf: null,
      correctedAt: now,
      updatedAt: now,
    })
    .where(unchanged(stored))
    .returning({ id: analyses.id });
  return kept.length > 0;
}

/** @returns whether the analysis still exists and is still the one that the fixes were made for */
export async function storeWhatIf(db: Database, stored: StoredAnalysis, whatIf: WhatIf): Promise<boolean> {
  const kept = await db
    .update(analyses)
    .set({ whatIf })
    .where(unchanged(stored))
    .returning({ id: analyses.id });
  return kept.length > 0;
}

/** Marks the analysis as saved by its owner. Only the first time counts. */
export async function markSaved(db: Database, stored: StoredAnalysis): Promise<void> {
  if (stored.savedAt !== null) return;
  const now = new Date();
  await db.update(analyses).set({ savedAt: now, updatedAt: now }).where(eq(analyses.id, stored.id));
}

/**
 * Deletes one of the account's analyses with the row of its creative.
 * @returns the creative, whose files still exist and are recorded for removal; null if the account has no such analysis
 */
export async function deleteAnalysis(
  db: Database,
  { analysisId, userId }: { analysisId: string; userId: string },
): Promise<StoredCreative | null> {
  return db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(analyses)
      .where(and(eq(analyses.id, analysisId), eq(analyses.userId, userId)))
      .returning({ creativeId: analyses.creativeId });
    if (!gone) return null;
    const [creative] = await tx.delete(creatives).where(eq(creatives.id, gone.creativeId)).returning();
    if (!creative) return null;
    await discardFiles(tx, [creative.storeKey]);
    return creative;
  });
}
