import { TEXTS, versionOfSchema } from '@adjudge/contract';
import { ownVersionsId } from './versions.ts';
import type { Database } from '../../db/open-database.ts';
import { ApiError } from '../../errors/api-error.ts';

/**
 * Reads the form field that says which creative this is the next version of; null for a new creative.
 * @throws ApiError 'absent', both for another account's analysis and for one that does not exist
 */
export async function readVersionOf(
  db: Database,
  { given, userId }: { given: string | undefined; userId: string },
): Promise<string | null> {
  const typed = given?.trim() ?? '';
  if (typed === '') return null;
  const parsed = versionOfSchema.safeParse(typed);
  if (!parsed.success) throw new ApiError('absent', TEXTS.analysisAbsent);
  return ownVersionsId(db, { analysisId: parsed.data, userId });
}
