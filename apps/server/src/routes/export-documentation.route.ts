import { ENDPOINTS, EXPORT_FILE_NAMES } from '@adjudge/contract';
import type { App, Deps } from '../deps.ts';
import { documentation } from '../exports/documents/documentation.ts';
import { exportLimiter, exportable, paid } from '../exports/exportable.ts';
import { reportPictures } from '../exports/report-pictures.ts';
import { fileAnswer, sendExport } from '../http/export-file.ts';
import { accountOf, signedIn } from '../http/signed-in.ts';

const { path, body, file } = ENDPOINTS.exportDocumentation;

/** The report as a document for one kind of reader. */
export function exportDocumentationRoute(app: App, deps: Deps): void {
  const perAccount = exportLimiter(app, deps);
  app.post(
    path,
    {
      schema: { body, response: fileAnswer(file) },
      onRequest: [signedIn(deps), paid, (request) => perAccount.count(request)],
    },
    async (request, reply) => {
      const { analysisId, format } = request.body;
      const { exported, creative } = await exportable(deps, { analysisId, account: accountOf(request) });
      return sendExport(reply, {
        name: EXPORT_FILE_NAMES.documentation(format, analysisId),
        mediaType: 'application/pdf',
        content: await deps.typesetter.pdf({
          document: documentation(exported, format),
          pictures: await reportPictures(deps.store, creative),
        }),
      });
    },
  );
}
