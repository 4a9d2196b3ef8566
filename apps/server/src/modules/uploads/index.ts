import { presignVideoRoute } from './presign-video.route.ts';
import { uploadFormRoute } from './upload-form.route.ts';

export { readAdCopy } from './ad-copy.ts';
export {
  type BrowserVideo,
  type StoredBrowserVideo,
  dropBrowserVideo,
  storeBrowserVideo,
  loadBrowserVideo,
  readBrowserVideo,
} from './browser-video.ts';
export type { UploadsDeps } from './deps.ts';
export { readHints } from './hints.ts';
export { ingestUpload } from './ingest-upload.ts';
export { type Upload, receiveUpload } from './receive-upload.ts';
export { claimUpload, releaseUpload, sweepUploads } from './uploads.ts';

export const uploadsRoutes = [presignVideoRoute, uploadFormRoute];
