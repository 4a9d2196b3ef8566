import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CreateBucketCommand } from '@aws-sdk/client-s3';
import { type Storage, openS3, openStorage } from '../store/open-storage.ts';
import { s3Client } from '../store/s3-client.ts';

export interface TestStorage extends Storage {
  close(): Promise<void>;
}

export interface StorageKind {
  readonly name: string;
  open(): Promise<TestStorage>;
}

const files: StorageKind = {
  name: 'files',
  async open() {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'adjudge-storage-'));
    const storage = await openStorage({ dataDir, sessionSecret: 'of the tests', s3: null });
    return { ...storage, close: () => rm(dataDir, { recursive: true }) };
  },
};

const S3_KEYS = { accessKeyId: 'test', secretAccessKey: 'testsecret' };

/** A new bucket on the store that TEST_S3_ENDPOINT names. */
export async function openTestS3(endpoint: string): Promise<TestStorage> {
  const [storage] = await openSharedS3(endpoint, ['']);
  return storage!;
}

/** One new bucket that several installations share, each under its own prefix. */
export async function openSharedS3(endpoint: string, prefixes: readonly string[]): Promise<TestStorage[]> {
  const place = { bucket: `ads-${randomUUID()}`, endpoint, region: 'us-east-1', keys: S3_KEYS };
  await s3Client({ ...place, prefix: '' }).send(new CreateBucketCommand({ Bucket: place.bucket }));
  return Promise.all(
    prefixes.map(async (prefix) => ({ ...(await openS3({ ...place, prefix })), close: async () => {} })),
  );
}

export const s3Endpoint = process.env['TEST_S3_ENDPOINT'];

/** Every store of the product that is available here: S3 only if TEST_S3_ENDPOINT is set. */
export const storages: readonly StorageKind[] =
  s3Endpoint === undefined ? [files] : [files, { name: 'S3', open: () => openTestS3(s3Endpoint) }];
