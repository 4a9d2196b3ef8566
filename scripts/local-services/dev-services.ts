import { CreateBucketCommand } from '@aws-sdk/client-s3';
import { s3Client } from '../../apps/server/src/store/s3-client.ts';
import { openPostgres } from '../../apps/server/src/db/open-database.ts';
import { startProvider } from '../../apps/server/src/testing/stand-ins/loopback-provider.ts';
import { addAdmin } from '../../apps/server/src/testing/seed-admin.ts';
import { ensurePostgres, ensureS3 } from './system-packages.ts';
import { startPostgres } from './test-postgres.ts';
import { S3_KEYS, startS3 } from './test-s3.ts';

/** Login for /admin of `npm run dev -- --full`. */
export const ADMIN = { email: 'admin@example.com', password: 'correct horse battery' };

const BUCKET = 'creatives';

export interface DevServices {
  /** Environment variables for starting the server. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/**
 * Everything that an installation may use besides the product, on loopback and removed at the end: PostgreSQL, an S3
 * store, a sign-in provider and an admin. Payments use the built-in test mode.
 * @throws when PostgreSQL or Ceph's gateway is not installed and cannot be
 */
export async function startDevServices(publicUrl: string): Promise<DevServices> {
  const programs = await ensurePostgres();
  if (programs === null || !(await ensureS3()))
    throw new Error('PostgreSQL or an S3 store cannot be had here.');
  const [postgres, s3] = await Promise.all([startPostgres(programs), startS3()]);
  const database = await openPostgres(postgres.url, (error) => process.stderr.write(`${error.message}\n`));
  await addAdmin(database.db, ADMIN);
  await database.close();
  const keys = { accessKeyId: S3_KEYS[0], secretAccessKey: S3_KEYS[1] };
  const place = { bucket: BUCKET, endpoint: s3.url, region: 'us-east-1', keys, prefix: '' };
  await s3Client(place).send(new CreateBucketCommand({ Bucket: BUCKET }));
  const provider = await startProvider(`${publicUrl}/_api/auth/oauth_callback`);
  return {
    env: {
      PUBLIC_URL: publicUrl,
      DATABASE_URL: postgres.url,
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: s3.url,
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
      OIDC_ISSUER: provider.issuer.origin,
      OIDC_CLIENT_ID: provider.clientId,
      OIDC_CLIENT_SECRET: provider.clientSecret,
      OIDC_NAME: provider.name,
      ADMIN_EMAILS: ADMIN.email,
      SESSION_SECRET: 'of npm run dev -- --full, and nowhere else',
    },
    stop: async () => {
      await Promise.all([provider.close(), s3.stop(), postgres.stop()]);
    },
  };
}
