import type { PdfOptions } from '@adjudge/contract';
import type { StoredBrand } from '../profile/index.ts';
import type { ExportsDeps } from './deps.ts';
import { analysisReport } from './documents/analysis-report.ts';
import { clientReport } from './documents/client-report.ts';
import { LOGO_PICTURE, letterheadOf } from './documents/letterhead.ts';
import type { Exportable } from './exportable.ts';
import { clientPictures, reportPictures } from './report-pictures.ts';

/** Report options and the owner's brand for the letterhead. */
export interface ReportOptions extends PdfOptions {
  readonly own: StoredBrand;
}

/**
 * The short report for a client, or the full one as shown on screen.
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
