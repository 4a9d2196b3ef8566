import type { AccessDeps } from '../../access/deps.ts';
import type { UploadForms } from '../../store/upload-forms.ts';

export interface UploadsDeps extends AccessDeps {
  readonly uploadForms: UploadForms;
}
