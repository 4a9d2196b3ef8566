import { ENDPOINTS, EXPORT_FILE_NAMES } from '@adjudge/contract';
import type { App } from '../../../http/app.ts';
import type { ExportsDeps } from '../deps.ts';
import { documentation } from '../documents/documentation.ts';
import { exportRoute } from '../export-route.ts';
import { nameOf } from '../exportable.ts';
import { requirePaid } from '../policy.ts';
import { reportPictures } from '../report-pictures.ts';

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
