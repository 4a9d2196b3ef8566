import { ENDPOINTS, EXPORT_FILE_NAMES, EXPORT_TEXTS, rubricSchema } from '@adjudge/contract';
import type { App } from '../../../http/app.ts';
import type { ExportsDeps } from '../deps.ts';
import { rubricDocument, rubricOf } from '../documents/rubric.ts';
import { exportRoute } from '../export-route.ts';
import { nameOf } from '../exportable.ts';
import { requireEnterprise } from '../policy.ts';

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
