import type { PdfOptions } from '@adjudge/contract';
import type { Deps } from '../deps.ts';
import { analysisReport } from './documents/analysis-report.ts';
import { clientReport } from './documents/client-report.ts';
import type { Exportable } from './exportable.ts';
import { clientPictures, reportPictures } from './report-pictures.ts';

/**
 * The report for a client, or all of it as the screen shows it.
 * @throws Refusal 'busy', TypesettingFailure
 */
export const reportPdf = async (
  { typesetter, store }: Pick<Deps, 'typesetter' | 'store'>,
  found: Exportable,
  options: PdfOptions,
): Promise<Uint8Array> =>
  options.record === 'full'
    ? typesetter.pdf({
        document: analysisReport(found.exported, options),
        pictures: await reportPictures(store, found.creative),
      })
    : typesetter.pdf({
        document: clientReport(found.exported, options),
        pictures: await clientPictures(store, found),
      });
