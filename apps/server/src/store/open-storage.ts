import path from 'node:path';
import type { CreativeStore } from './creative-store.ts';
import { FileStore } from './file-store.ts';
import type { S3Settings } from './s3-settings.ts';
import { SignedForms } from './signed-forms.ts';
import type { UploadForms } from './upload-forms.ts';

export interface StorageSettings {
  readonly dataDir: string;
  /** Signs upload forms for local storage. */
  readonly sessionSecret: string;
  /** null: files in `dataDir`. */
  readonly s3: S3Settings | null;
}

export interface Storage {
  readonly store: CreativeStore;
  readonly uploadForms: UploadForms;
}

/** Local files, or an S3-compatible store if one is configured. */
export async function openStorage(settings: StorageSettings): Promise<Storage> {
  if (settings.s3 !== null) return openS3(settings.s3);
  return {
    store: await FileStore.open(path.join(settings.dataDir, 'creatives')),
    uploadForms: new SignedForms(settings.sessionSecret),
  };
}

/** Imports the SDK only if S3 is configured, because it is slow to load. */
export async function openS3(settings: S3Settings): Promise<Storage> {
  const [{ s3Client }, { S3Store }, { S3Forms }] = await Promise.all([
    import('./s3-client.ts'),
    import('./s3-store.ts'),
    import('./s3-forms.ts'),
  ]);
  const client = s3Client(settings);
  return {
    store: new S3Store(client, settings),
    uploadForms: await S3Forms.open(client, settings),
  };
}
