import { randomUUID } from 'node:crypto';
import { CreateBucketCommand } from '@aws-sdk/client-s3';
import { s3Client } from '../../apps/server/src/store/s3-client.ts';
import type { S3Settings } from '../../apps/server/src/store/s3-settings.ts';
import { ensurePostgres, ensureS3 } from '../local-services/system-packages.ts';
import { startPostgres } from '../local-services/test-postgres.ts';
import { startS3 } from '../local-services/test-s3.ts';
import type { Host, Network } from './network.ts';

export interface Services {
  readonly database: { readonly host: Host; readonly url: string; readonly port: number };
  restartDatabase(): Promise<void>;
  readonly s3: S3Settings;
  /** Environment variables of every server in this installation. */
  readonly settings: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Starts a database and a store on separate hosts; null when they cannot be installed. */
export async function openServices(network: Network): Promise<Services | null> {
  const programs = await ensurePostgres();
  if (programs === null || !(await ensureS3())) return null;
  const [databaseHost, storeHost] = [await network.add('postgres'), await network.add('store')];
  const [postgres, store] = await Promise.all([startPostgres(programs, databaseHost), startS3(storeHost)]);
  const place = { bucket: `ads-${randomUUID()}`, endpoint: store.url, region: 'us-east-1' };
  const s3: S3Settings = {
    ...place,
    prefix: 'creatives/',
    keys: { accessKeyId: 'test', secretAccessKey: 'testsecret' },
  };
  await s3Client(s3).send(new CreateBucketCommand({ Bucket: s3.bucket }));
  return {
    database: { host: databaseHost, url: postgres.url, port: Number(new URL(postgres.url).port) },
    restartDatabase: () => postgres.restart(),
    s3,
    settings: {
      DATABASE_URL: postgres.url,
      S3_BUCKET: s3.bucket,
      S3_PREFIX: 'creatives',
      S3_ENDPOINT: store.url,
      S3_ACCESS_KEY_ID: 'test',
      S3_SECRET_ACCESS_KEY: 'testsecret',
      SESSION_SECRET: randomUUID(),
      SMTP_URL: 'outbox',
      DEMO: '1',
    },
    close: async () => {
      await Promise.all([postgres.stop(), store.stop()]);
    },
  };
}
