import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ENDPOINTS } from '@adjudge/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startRelay } from '../../../../scripts/service/relay.ts';
import { ensurePostgres } from '../../../../scripts/local-services/system-packages.ts';
import { type TestPostgres, startPostgres } from '../../../../scripts/local-services/test-postgres.ts';
import { openPostgres } from '../../src/db/open-database.ts';
import { png } from '../../src/testing/pictures.ts';
import { ServerProcess } from '../../src/testing/server-process.ts';

const PEOPLE = 6;
/** Long enough that some gradings are running whenever the database goes down. */
const GRADING_MILLISECONDS = '700';
const TRIAL = 3;

const programs = await ensurePostgres();

describe.skipIf(programs === null)('three servers sharing a database', () => {
  let folder: string;
  let postgres: TestPostgres;
  let servers: ServerProcess[];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'adjudge-restart-'));
    postgres = await startPostgres(programs!);
    // A grading whose outcome could not be written is retried once its worker counts as silent.
    const env = { DATABASE_URL: postgres.url, SLOW_MILLISECONDS: GRADING_MILLISECONDS, HASTY: '1' };
    const first = await ServerProcess.start(folder, { stuck: false, env });
    const others = [1, 2].map(() => ServerProcess.start(folder, { stuck: false, env }));
    servers = [first, ...(await Promise.all(others))];
  }, 180_000);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    await postgres.stop();
    await rm(folder, { recursive: true });
  });

  const serverOf = (person: number): string => servers[person % servers.length]!.url;

  async function signUp(person: number, round: string): Promise<string> {
    const answer = await fetch(serverOf(person) + ENDPOINTS.register.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: `${round}-${person}@example.com`,
        password: 'correct horse',
        displayName: 'A',
      }),
    });
    return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }

  /** Retries when asked to, as a user would. @returns the status of every response */
  async function analyze(person: number, cookie: string): Promise<number[]> {
    const { name, bytes } = await png();
    const told: number[] = [];
    while (told.at(-1) !== 200 && told.length < 60) {
      const body = new FormData();
      body.set('creativeFile', new Blob([Uint8Array.from(bytes)]), name);
      const answer = await fetch(serverOf(person) + ENDPOINTS.creativeAnalyze.path, {
        method: 'POST',
        headers: { cookie },
        body,
      });
      told.push(answer.status);
      if (answer.status === 503) {
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
        await setTimeout(500);
      }
    }
    return told;
  }

  async function standing(person: number, cookie: string): Promise<{ credits: number; analyses: number }> {
    const [session, list] = await Promise.all(
      [ENDPOINTS.session.path, ENDPOINTS.listAnalyses.path].map((at) =>
        fetch(serverOf(person) + at, { headers: { cookie } }).then((answer) => answer.json()),
      ),
    );
    return {
      credits: ENDPOINTS.session.response.parse(session).user.usageRemaining.banner,
      analyses: ENDPOINTS.listAnalyses.response.parse(list).totalCount,
    };
  }

  interface Outcome {
    readonly told: readonly number[];
    readonly credits: number;
    readonly analyses: number;
  }

  /** The responses that each of several users got while the database was disrupted, and what they have in the end. */
  async function underLoad(round: string, harm: () => Promise<void>): Promise<Outcome[]> {
    const people = Array.from({ length: PEOPLE }, (_, person) => person);
    const cookies = await Promise.all(people.map((person) => signUp(person, round)));
    const load = Promise.all(people.map((person) => analyze(person, cookies[person]!)));
    await setTimeout(400);
    await harm();
    const told = await load;
    return Promise.all(
      people.map(async (person) => ({
        told: told[person]!,
        ...(await standing(person, cookies[person]!)),
      })),
    );
  }

  function expectNothingLost(outcomes: readonly Outcome[]): void {
    for (const { told, credits, analyses } of outcomes) {
      // Graded in the end, and asked to retry until then.
      expect(told.at(-1)).toBe(200);
      expect(told.slice(0, -1).filter((status) => status !== 503)).toEqual([]);
      // Every credit is still there or was spent on a report.
      expect(analyses).toBeGreaterThanOrEqual(1);
      expect(credits + analyses).toBe(TRIAL);
    }
  }

  const databases = (): Promise<unknown[]> =>
    Promise.all(
      servers.map(async ({ url }) => {
        const answer = await fetch(`${url}/readyz`);
        return z.object({ checks: z.object({ database: z.string() }) }).parse(await answer.json()).checks
          .database;
      }),
    );

  it('lose nothing when the database restarts', async () => {
    expectNothingLost(await underLoad('restart', () => postgres.restart()));
    expect(await databases()).toEqual(['ok', 'ok', 'ok']);
  }, 150_000);

  it('lose nothing when all connections are terminated repeatedly', async () => {
    const admin = new pg.Client({ connectionString: postgres.url });
    await admin.connect();
    const outcomes = await underLoad('ended', async () => {
      for (let again = 0; again < 4; again += 1) {
        await admin.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
        );
        await setTimeout(300);
      }
      await admin.end();
    });
    expectNothingLost(outcomes);
    expect(await databases()).toEqual(['ok', 'ok', 'ok']);
  }, 150_000);

  it('can be joined by a server that waits for the database while starting', async () => {
    const away = new URL(postgres.url);
    const relay = await startRelay({ host: away.hostname, port: Number(away.port) });
    away.host = `127.0.0.1:${relay.port}`;
    relay.cut();
    const told: Error[] = [];
    const opening = openPostgres(away.href, (error) => told.push(error));
    await expect.poll(() => told.length, { timeout: 20_000 }).toBeGreaterThan(1);
    relay.join();
    await (await opening).close();
    await relay.close();
  }, 60_000);
});
