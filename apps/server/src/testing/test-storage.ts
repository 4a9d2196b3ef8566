import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CreateBucketCommand } from '@aws-sdk/client-s3';
import { type Storage, openS3, openStorage } from '../creatives/open-storage.ts';
import { s3Client } from '../creatives/s3-client.ts';

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

/** A bucket of its own on the store that TEST_S3_ENDPOINT names. */
export async function openTestS3(endpoint: string): Promise<TestStorage> {
  const bucket = `ads-${randomUUID()}`;
  const keys = { accessKeyId: 'test', secretAccessKey: 'testsecret' };
  const settings = { bucket, endpoint, region: 'us-east-1', keys };
  await s3Client(settings).send(new CreateBucketCommand({ Bucket: bucket }));
  return { ...(await openS3(settings)), close: async () => {} };
}

export const s3Endpoint = process.env['TEST_S3_ENDPOINT'];

/** Every store that the product keeps creatives in and that is here: S3 where TEST_S3_ENDPOINT names one. */
export const storages: readonly StorageKind[] =
  s3Endpoint === undefined ? [files] : [files, { name: 'S3', open: () => openTestS3(s3Endpoint) }];
