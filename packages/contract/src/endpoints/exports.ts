import {
  exportCsvBodySchema,
  exportDocumentationBodySchema,
  exportPdfBodySchema,
  exportPictureBodySchema,
  exportRubricBodySchema,
} from '../analyses/exports.ts';

/** Exports of an analysis the caller owns, for paid accounts. The response is the file itself; `file` lists its types. */
export const EXPORT_ENDPOINTS = {
  exportCsv: {
    method: 'POST',
    path: '/_api/analysis/export-csv',
    body: exportCsvBodySchema,
    file: ['text/csv'],
  },
  exportPdf: {
    method: 'POST',
    path: '/_api/analysis/export-pdf',
    body: exportPdfBodySchema,
    file: ['application/pdf'],
  },
  exportDocumentation: {
    method: 'POST',
    path: '/_api/analysis/export-documentation',
    body: exportDocumentationBodySchema,
    file: ['application/pdf'],
  },
  exportPicture: {
    method: 'POST',
    path: '/_api/analysis/export-picture',
    body: exportPictureBodySchema,
    file: ['image/png'],
  },
  exportRubric: {
    method: 'POST',
    path: '/_api/analysis/export-rubric',
    body: exportRubricBodySchema,
    file: ['application/json', 'application/pdf'],
  },
} as const;
