import { ENDPOINTS, EXPORT_FILE_NAMES, EXPORT_TEXTS, rubricSchema } from '@adjudge/contract';
import type { App, Deps } from '../deps.ts';
import { rubricDocument, rubricOf } from '../exports/documents/rubric.ts';
import { exportLimiter, exportable, onEnterprise } from '../exports/exportable.ts';
import { fileAnswer, sendExport } from '../http/export-file.ts';
import { accountOf, signedIn } from '../http/signed-in.ts';

const { path, body, file } = ENDPOINTS.exportRubric;

/** How this analysis was graded: for programs, or for print. */
export function exportRubricRoute(app: App, deps: Deps): void {
  const perAccount = exportLimiter(app, deps);
  app.post(
    path,
    {
      schema: { body, response: fileAnswer(file) },
      onRequest: [
        signedIn(deps),
        onEnterprise(EXPORT_TEXTS.enterpriseOnly),
        (request) => perAccount.count(request),
      ],
    },
    async (request, reply) => {
      const { analysisId, format } = request.body;
      const { exported } = await exportable(deps, { analysisId, account: accountOf(request) });
      const name = EXPORT_FILE_NAMES.rubric(format, analysisId);
      if (format === 'json') {
        const content = `${JSON.stringify(rubricSchema.parse(rubricOf(exported)), null, 2)}\n`;
        return sendExport(reply, { name, mediaType: 'application/json; charset=utf-8', content });
      }
      const content = await deps.typesetter.pdf({ document: rubricDocument(exported), pictures: [] });
      return sendExport(reply, { name, mediaType: 'application/pdf', content });
    },
  );
}
