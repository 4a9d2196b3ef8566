import type { PdfOptions } from '@adjudge/contract';
import type { Deps } from '../deps.ts';
import { analysisReport } from './documents/analysis-report.ts';
import type { Exportable } from './exportable.ts';
import { reportPictures } from './report-pictures.ts';

/**
 * The report as the screen shows it, for print.
 * @throws Refusal 'busy', TypesettingFailure
 */
export const reportPdf = async (
  { typesetter, store }: Pick<Deps, 'typesetter' | 'store'>,
  { exported, creative }: Exportable,
  options: PdfOptions,
): Promise<Uint8Array> =>
  typesetter.pdf({
    document: analysisReport(exported, options),
    pictures: await reportPictures(store, creative),
  });
