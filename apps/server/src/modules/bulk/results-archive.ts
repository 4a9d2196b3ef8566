import { Readable } from 'node:stream';
import { type BulkResults, pdfOptionsSchema } from '@adjudge/contract';
import { findAnalysis, findWithCreative, openReport } from '../analyses/index.ts';
import type { StoredBrand } from '../profile/index.ts';
import type { BulkDeps } from './deps.ts';
import { openExportable, reportPdf } from '../exports/index.ts';
import { type ZipEntry, zipStream, fileEntry, jsonEntry, textEntry } from '../../formats/zip-stream.ts';
import { bulkCsv } from './results.ts';

/** Characters that some operating system treats as part of a path or does not allow. */
const UNSAFE = /[<>:"|?*/\\]/g;
const OPTIONS = pdfOptionsSchema.parse({});

interface ArchiveOptions {
  readonly results: BulkResults;
  /** The brand at the top of the reports. */
  readonly own: StoredBrand;
  /** Called with the reason when a report could not be typeset. */
  readonly onError: (error: unknown) => void;
}

/**
 * All results of a run as a ZIP, built one report at a time while it is read: both tables, and for each graded creative the
 * full report as JSON and the client's PDF. A PDF that fails does not hold up the rest; `without-pdf.txt` lists it.
 */
export function resultsArchive(
  deps: Pick<BulkDeps, 'database' | 'store' | 'typesetter'>,
  { results, own, onError }: ArchiveOptions,
): Readable {
  const { db } = deps.database;
  const failedPdfs: string[] = [];
  const pdf = async (name: string, analysisId: string): Promise<Uint8Array | null> => {
    const found = await findWithCreative(db, analysisId);
    if (!found) return null;
    return reportPdf(deps, openExportable(found), { ...OPTIONS, own }).catch((error: unknown) => {
      failedPdfs.push(name);
      onError(error);
      return null;
    });
  };
  const reports = results.items.flatMap(({ fileName, analysisId }, index): ZipEntry[] => {
    if (analysisId === null) return [];
    const name = `reports/${String(index + 1).padStart(3, '0')}-${fileName.replaceAll(UNSAFE, '_')}`;
    return [
      jsonEntry(`${name}.json`, async () => {
        const stored = await findAnalysis(db, analysisId);
        return stored && openReport(stored);
      }),
      fileEntry(`${name}.pdf`, () => pdf(name, analysisId)),
    ];
  });
  return Readable.from(
    zipStream([
      textEntry('results.csv', async () => bulkCsv(results)),
      jsonEntry('results.json', async () => results),
      ...reports,
      textEntry('without-pdf.txt', async () =>
        failedPdfs.length === 0 ? null : `${failedPdfs.join('\n')}\n`,
      ),
    ]),
  );
}
