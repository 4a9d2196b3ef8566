import type { PdfOptions } from '@adjudge/contract';
import type { StoredBrand } from '../profile/index.ts';
import type { ExportsDeps } from './deps.ts';
import { analysisReport } from './documents/analysis-report.ts';
import { clientReport } from './documents/client-report.ts';
import { LOGO_PICTURE, letterheadOf } from './documents/letterhead.ts';
import type { Exportable } from './exportable.ts';
import { clientPictures, reportPictures } from './report-pictures.ts';

/** How the report is wanted, and what its owner puts at its head. */
export interface ReportOptions extends PdfOptions {
  readonly own: StoredBrand;
}

/**
 * The report for a client, or all of it as the screen shows it.
 * @throws ApiError 'busy', TypesettingFailure
 */
export async function reportPdf(
  { typesetter, store }: Pick<ExportsDeps, 'typesetter' | 'store'>,
  found: Exportable,
  { own, ...options }: ReportOptions,
): Promise<Uint8Array> {
  const { exported, creative } = found;
  const full = options.record === 'full';
  const report = full ? analysisReport(exported, options) : clientReport(exported, options);
  const pictures = full ? await reportPictures(store, creative) : await clientPictures(store, found);
  return typesetter.pdf({
    document: { ...report, letterhead: await letterheadOf(own) },
    pictures: [
      ...pictures,
      ...(own.logo ? [{ name: LOGO_PICTURE, file: own.logo, clear: true as const }] : []),
    ],
  });
}
