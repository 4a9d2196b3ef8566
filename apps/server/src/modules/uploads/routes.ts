import type { App } from '../../http/app.ts';
import type { UploadsDeps } from './deps.ts';
import { presignVideoRoute } from './presign-video.route.ts';
import { uploadFormRoute } from './upload-form.route.ts';

const ROUTES = [presignVideoRoute, uploadFormRoute];

export function uploadsRoutes(app: App, deps: UploadsDeps): void {
  for (const route of ROUTES) route(app, deps);
}
