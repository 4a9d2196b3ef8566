import { Readable } from 'node:stream';
import type { BulkResults } from '@adjudge/contract';
import { findAnalysis, openReport } from '../analyses/analyses.ts';
import type { Database } from '../db/open-database.ts';
import { zipped, zippedJson, zippedText } from '../exports/zip-stream.ts';
import { bulkCsv } from './results.ts';

/** What some system takes for part of a path, or does not take at all. */
const UNSAFE = /[<>:"|?*/\\]/g;

/** All results of a run as a ZIP, made while it is read: both tables, and the whole report of each graded creative. */
export function resultsArchive(db: Database, results: BulkResults): Readable {
  const reports = results.items.flatMap(({ fileName, analysisId }, index) => {
    if (analysisId === null) return [];
    const place = String(index + 1).padStart(3, '0');
    return zippedJson(`reports/${place}-${fileName.replaceAll(UNSAFE, '_')}.json`, async () => {
      const stored = await findAnalysis(db, analysisId);
      return stored && openReport(stored);
    });
  });
  return Readable.from(
    zipped([
      zippedText('results.csv', async () => bulkCsv(results)),
      zippedJson('results.json', async () => results),
      ...reports,
    ]),
  );
}
