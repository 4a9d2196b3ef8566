import {
  type DocumentationFormat,
  EXPORT_FILE_NAMES,
  EXPORT_TEXTS,
  type ExportedPicture,
  type PdfOptions,
  type RubricFormat,
  exportRefused,
} from '@adjudge/contract';
import { HttpError, callFile } from '../../../lib/api-client.ts';
import { saveFile } from '../../../lib/save-file.ts';

/** What can be exported, with its options. */
export type Export =
  | { readonly kind: 'csv' }
  | { readonly kind: 'pdf'; readonly options: PdfOptions }
  | { readonly kind: 'picture'; readonly picture: ExportedPicture }
  | { readonly kind: 'documentation'; readonly format: DocumentationFormat }
  | { readonly kind: 'rubric'; readonly format: RubricFormat };

const FAILED: Record<Export['kind'], string> = {
  csv: EXPORT_TEXTS.csvCallFailed,
  pdf: EXPORT_TEXTS.pdfCallFailed,
  picture: EXPORT_TEXTS.pictureCallFailed,
  documentation: EXPORT_TEXTS.documentationCallFailed,
  rubric: EXPORT_TEXTS.rubricCallFailed,
};

function requestExport(analysisId: string, wanted: Export): ReturnType<typeof callFile> {
  switch (wanted.kind) {
    case 'csv':
      return callFile('exportCsv', { analysisId });
    case 'pdf':
      return callFile('exportPdf', { analysisId, options: wanted.options });
    case 'picture':
      return callFile('exportPicture', { analysisId, picture: wanted.picture });
    case 'documentation':
      return callFile('exportDocumentation', { analysisId, format: wanted.format });
    case 'rubric':
      return callFile('exportRubric', { analysisId, format: wanted.format });
  }
}

/** File name to use when the server does not send one. */
function fallbackFileName(analysisId: string, wanted: Export): string {
  const of = { analysisId, name: null };
  if (wanted.kind === 'documentation') return EXPORT_FILE_NAMES.documentation(wanted.format, of);
  if (wanted.kind === 'picture') return EXPORT_FILE_NAMES.picture(wanted.picture, of);
  if (wanted.kind === 'rubric') return EXPORT_FILE_NAMES.rubric(wanted.format, of);
  if (wanted.kind === 'pdf') return EXPORT_FILE_NAMES.pdf(wanted.options.record, of);
  return EXPORT_FILE_NAMES.csv(of);
}

/**
 * Requests an export and saves the file.
 * @throws Error with a user-facing message
 */
export async function saveExport(analysisId: string, wanted: Export): Promise<void> {
  const { content, name } = await requestExport(analysisId, wanted).catch((error: unknown) => {
    // If the server gives no reason, include the status so that support has something to go by.
    if (error instanceof HttpError && error.message === '') {
      throw new Error(exportRefused(FAILED[wanted.kind], error.status), { cause: error });
    }
    throw error;
  });
  saveFile(content, name ?? fallbackFileName(analysisId, wanted));
}
