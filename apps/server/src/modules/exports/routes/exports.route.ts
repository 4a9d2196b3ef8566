import { ENDPOINTS, EXPORT_FILE_NAMES, EXPORT_TEXTS, rubricSchema } from '@adjudge/contract';
import type { App } from '../../../http/app.ts';
import type { ExportsDeps } from '../deps.ts';
import { analysisCsv } from '../csv.ts';
import { exportRoute } from '../export-route.ts';
import { nameOf } from '../exportable.ts';
import { requirePaid, requireEnterprise } from '../policy.ts';
import { brandOf } from '../../profile/index.ts';
import { reportPdf } from '../report-pdf.ts';
import { documentation } from '../documents/documentation.ts';
import { reportPictures } from '../report-pictures.ts';
import { exportedPicture } from '../pictures/exported-picture.ts';
import { rubricDocument, rubricOf } from '../documents/rubric.ts';

/** Exports the whole report as one table. */
export const exportCsvRoute = (app: App, deps: ExportsDeps): void =>
  exportRoute(app, deps, {
    endpoint: ENDPOINTS.exportCsv,
    guard: requirePaid,
    write: ({ exported }) => ({
      name: EXPORT_FILE_NAMES.csv(nameOf(exported)),
      mediaType: 'text/csv; charset=utf-8',
      content: analysisCsv(exported),
    }),
  });

/** Exports the report as a PDF for print. */
export const exportPdfRoute = (app: App, deps: ExportsDeps): void =>
  exportRoute(app, deps, {
    endpoint: ENDPOINTS.exportPdf,
    guard: requirePaid,
    write: async (found, { options }, account) => ({
      name: EXPORT_FILE_NAMES.pdf(options.record, nameOf(found.exported)),
      mediaType: 'application/pdf',
      content: await reportPdf(deps, found, { ...options, own: await brandOf(deps.database.db, account) }),
    }),
  });

/** Exports the report as a document for one kind of reader. */
export const exportDocumentationRoute = (app: App, deps: ExportsDeps): void =>
  exportRoute(app, deps, {
    endpoint: ENDPOINTS.exportDocumentation,
    guard: requirePaid,
    write: async ({ exported, creative }, { format }) => ({
      name: EXPORT_FILE_NAMES.documentation(format, nameOf(exported)),
      mediaType: 'application/pdf',
      content: await deps.typesetter.pdf({
        document: documentation(exported, format),
        pictures: await reportPictures(deps.store, creative),
      }),
    }),
  });

/** Exports the creative with its numbered boxes, or under its heat map, as one picture. */
export const exportPictureRoute = (app: App, deps: ExportsDeps): void =>
  exportRoute(app, deps, {
    endpoint: ENDPOINTS.exportPicture,
    guard: requirePaid,
    write: async (found, { picture }) => ({
      name: EXPORT_FILE_NAMES.picture(picture, nameOf(found.exported)),
      mediaType: 'image/png',
      content: await exportedPicture(deps.store, found, picture),
    }),
  });

/** Exports how this analysis was graded: as JSON for programs, or for print. */
export const exportRubricRoute = (app: App, deps: ExportsDeps): void =>
  exportRoute(app, deps, {
    endpoint: ENDPOINTS.exportRubric,
    guard: requireEnterprise(EXPORT_TEXTS.enterpriseOnly),
    write: async ({ exported }, { format }) => {
      const name = EXPORT_FILE_NAMES.rubric(format, nameOf(exported));
      if (format === 'json') {
        const content = `${JSON.stringify(rubricSchema.parse(rubricOf(exported)), null, 2)}\n`;
        return { name, mediaType: 'application/json; charset=utf-8', content };
      }
      const content = await deps.typesetter.pdf({ document: rubricDocument(exported), pictures: [] });
      return { name, mediaType: 'application/pdf', content };
    },
  });
