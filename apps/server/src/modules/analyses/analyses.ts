import { type AnalyzedCreative, creativeFilePath, defaultName, readerMark } from '@adjudge/contract';
import { upgradeReport } from '@adjudge/engine/intake';
import { type Analysis, type WhatIf, whatIfSchema } from '@adjudge/engine/report';
import { type SQL, and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { analyses, creatives } from '../../db/schema.ts';
import { latestVersion } from './latest-version.ts';
import { searchTextOf } from './search-text.ts';

export type StoredAnalysis = typeof analyses.$inferSelect;
export type StoredCreative = typeof creatives.$inferSelect;

export interface AnalysisWithCreative {
  readonly analysis: StoredAnalysis;
  readonly creative: StoredCreative;
}

/**
 * Keeps what was graded, once per creative: a second grading of the same creative changes nothing.
 * @param kept.analysis as the engine wrote it; the address of the creative's file is filled in here
 * @param kept.versionsId of a next version: it takes over what the versions before have in common, if one is left
 */
export async function keepAnalysis(
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

/** What of a report is listed, searched and averaged without opening it. */
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

/** A score that can be set against all others: what the checks alone give. */
export const COMPARABLE_SCORE = sql<number>`coalesce(${analyses.scoreAlone}, ${analyses.overallScore})`;

export async function findAnalysis(db: Database, analysisId: string): Promise<StoredAnalysis | null> {
  const [found] = await db.select().from(analyses).where(eq(analyses.id, analysisId));
  return found ?? null;
}

export async function isGraded(db: Database, creativeId: string): Promise<boolean> {
  return (await db.$count(analyses, eq(analyses.creativeId, creativeId))) > 0;
}

/** An analysis with its creative, whosever it is: who may see it is for the caller to say. */
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

/** The report as it is read today, with the id that it is kept under. */
export const openReport = ({ report, id }: Pick<StoredAnalysis, 'report' | 'id'>): AnalyzedCreative => ({
  ...upgradeReport(report),
  analysisId: id,
});

/** Fixes made earlier; null when there are none, or of a shape that is no longer read. */
export function openWhatIf({ whatIf }: Pick<StoredAnalysis, 'whatIf'>): WhatIf | null {
  return whatIfSchema.safeParse(whatIf).data ?? null;
}

/** The analysis as it was read: nobody corrected it since. */
const unchanged = ({ id, correctedAt }: StoredAnalysis): SQL | undefined =>
  and(
    eq(analyses.id, id),
    sql`${analyses.correctedAt} is not distinct from ${correctedAt?.toISOString() ?? null}`,
  );

/**
 * Puts a corrected report in the place of the one that was read; what was made of that one goes with it.
 * @returns whether it was still that one
 */
export async function keepCorrected(
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

/** @returns whether the analysis was still there, and still the one that the fixes were made for */
export async function keepWhatIf(db: Database, stored: StoredAnalysis, whatIf: WhatIf): Promise<boolean> {
  const kept = await db
    .update(analyses)
    .set({ whatIf })
    .where(unchanged(stored))
    .returning({ id: analyses.id });
  return kept.length > 0;
}

/** Marks the analysis as kept by its owner; the first time counts. */
export async function markSaved(db: Database, stored: StoredAnalysis): Promise<void> {
  if (stored.savedAt !== null) return;
  const now = new Date();
  await db.update(analyses).set({ savedAt: now, updatedAt: now }).where(eq(analyses.id, stored.id));
}

/**
 * Removes an own analysis with the row of its creative.
 * @returns the creative, whose files are still in the store; null when there is no such analysis of this account
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
    return creative ?? null;
  });
}
