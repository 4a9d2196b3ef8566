import { ENDPOINTS, EXPORT_FILE_NAMES } from '@adjudge/contract';
import type { App, Deps } from '../deps.ts';
import { documentation } from '../exports/documents/documentation.ts';
import { exportRoute } from '../exports/export-route.ts';
import { nameOf, paid } from '../exports/exportable.ts';
import { reportPictures } from '../exports/report-pictures.ts';

/** The report as a document for one kind of reader. */
export const exportDocumentationRoute = (app: App, deps: Deps): void =>
  exportRoute(app, deps, {
    endpoint: ENDPOINTS.exportDocumentation,
    guard: paid,
    write: async ({ exported, creative }, { format }) => ({
      name: EXPORT_FILE_NAMES.documentation(format, nameOf(exported)),
      mediaType: 'application/pdf',
      content: await deps.typesetter.pdf({
        document: documentation(exported, format),
        pictures: await reportPictures(deps.store, creative),
      }),
    }),
  });
