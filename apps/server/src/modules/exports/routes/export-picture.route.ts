import { ENDPOINTS, EXPORT_FILE_NAMES } from '@adjudge/contract';
import type { App } from '../../../http/app.ts';
import type { ExportsDeps } from '../deps.ts';
import { exportRoute } from '../export-route.ts';
import { nameOf } from '../exportable.ts';
import { requirePaid } from '../policy.ts';
import { exportedPicture } from '../pictures/exported-picture.ts';

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
