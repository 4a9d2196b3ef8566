import { ensurePdfTools, ensurePostgres, ensureS3 } from './system-packages.ts';
import { startPostgres } from './test-postgres.ts';
import { startS3 } from './test-s3.ts';

/** Services that the unit and integration tests need besides the checkout itself. */
export interface TestServices {
  /** The services' URLs, in the variables that the tests read. */
  readonly env: Readonly<Record<string, string>>;
  /** One line for each missing service, with what is skipped without it. */
  readonly missing: readonly string[];
  stop(): Promise<void>;
}

/** Installs what is missing if possible, then starts a database server and an S3 store. */
export async function startServices(): Promise<TestServices> {
  const missing: string[] = [];
  // One after another, since they share one installer.
  const programs = await ensurePostgres();
  const hasS3 = await ensureS3();
  if (!(await ensurePdfTools())) {
    missing.push('skipped: the contents of exported PDFs (poppler-utils is not installed)');
  }
  let noS3 = "Ceph's gateway is missing and could not be installed";
  const [postgres, s3] = await Promise.all([
    programs ? startPostgres(programs) : null,
    hasS3
      ? // The gateway consists of three daemons. If it does not start in time, all other tests still run.
        startS3().catch((error: unknown) => {
          noS3 = `it did not start: ${error instanceof Error ? error.message : String(error)}`;
          return null;
        })
      : null,
  ]);
  if (!postgres)
    missing.push('skipped: the data layer on PostgreSQL (it is missing and could not be installed)');
  if (!s3) missing.push(`skipped: the S3 store (${noS3})`);
  return {
    env: {
      ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}),
      ...(s3 ? { TEST_S3_ENDPOINT: s3.url } : {}),
    },
    missing,
    stop: async () => {
      await Promise.all([s3?.stop(), postgres?.stop()]);
    },
  };
}
