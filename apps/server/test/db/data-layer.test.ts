import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TEXTS } from '@adjudge/contract';
import { count, eq, sum } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { register } from '../../src/modules/accounts/accounts.ts';
import { FileStore, newKey } from '../../src/store/file-store.ts';
import { balanceOf, insertEntry, refundCredit, reserveCredit } from '../../src/modules/credits/ledger.ts';
import type { Database, OpenDatabase } from '../../src/db/open-database.ts';
import { analyses, creatives, creditLedger, users } from '../../src/db/schema.ts';
import { GradingQueue } from '../../src/modules/gradings/grading-queue.ts';
import type { Submission } from '../../src/modules/gradings/submission.ts';
import { undoLostGradings } from '../../src/modules/gradings/undo-grading.ts';
import { removeOrphanFiles } from '../../src/store/orphan-files.ts';
import { FakeGrader, gradeImmediately } from '../../src/testing/stand-ins/fake-grader.ts';
import { engines } from '../../src/testing/test-database.ts';

const log = pino({ level: 'silent' });
const content = new TextEncoder().encode('a picture');

describe.each(engines())('on $name', (engine) => {
  let database: OpenDatabase;
  let db: Database;
  let folder: string;
  let store: FileStore;
  let grader: FakeGrader;
  let queue: GradingQueue;
  const opened: GradingQueue[] = [];

  async function newQueue(concurrency = 2): Promise<GradingQueue> {
    const next = new GradingQueue({
      database,
      store,
      grader: concurrency === 0 ? null : grader,
      log,
      concurrency,
    });
    await next.start();
    opened.push(next);
    return next;
  }

  beforeAll(async () => {
    database = await engine.open();
    ({ db } = database);
    folder = await mkdtemp(path.join(tmpdir(), 'adjudge-data-'));
    store = await FileStore.open(folder);
    grader = new FakeGrader();
    queue = await newQueue();
  });
  afterAll(async () => {
    await Promise.all(opened.map((one) => one.stop()));
    await database.close();
    await rm(folder, { recursive: true });
  });

  let people = 0;
  async function person(banner = 3): Promise<string> {
    people += 1;
    const email = `person-${people}@example.com`;
    const { id } = await register(db, { email, password: 'correct horse', displayName: 'A Person' });
    if (banner > 3)
      await insertEntry(db, { userId: id, kind: 'banner', amount: banner - 3, reason: `gift:${id}` });
    return id;
  }

  /** A new account without a password, which would take a tenth of a second to hash. */
  async function newcomer(): Promise<string> {
    const email = `newcomer-${randomUUID()}@example.com`;
    const [account] = await db.insert(users).values({ email, displayName: 'A Newcomer' }).returning();
    const userId = account!.id;
    await insertEntry(db, { userId, kind: 'banner', amount: 1, reason: `gift:${userId}` });
    return userId;
  }

  async function upload(userId: string): Promise<Submission> {
    const storeKey = newKey();
    await store.put(storeKey, content);
    return {
      userId,
      storeKey,
      kind: 'banner',
      mediaType: 'image/png',
      fileName: 'ad.png',
      bytes: 9,
      adCopy: null,
      hints: null,
      gradingKey: null,
      browserVideo: null,
    };
  }

  async function outcome(of: GradingQueue, creativeId: string): Promise<unknown> {
    for await (const news of of.follow(creativeId, AbortSignal.timeout(20_000))) {
      if ('outcome' in news) return news.outcome;
    }
    return null;
  }

  it('credits never go below zero under concurrent reservations', async () => {
    const userId = await person();
    const reserve = () =>
      db.transaction((tx) => reserveCredit(tx, { userId, kind: 'banner', creativeId: randomUUID() }));
    const taken = await Promise.all(Array.from({ length: 20 }, reserve));
    expect(taken.filter(Boolean)).toHaveLength(3);
    expect(await balanceOf(db, userId)).toEqual({ banner: 0, video: 2 });
    const [row] = await db
      .select({ left: sum(creditLedger.amount).mapWith(Number), rows: count() })
      .from(creditLedger)
      .where(eq(creditLedger.userId, userId));
    expect(row).toEqual({ left: 2, rows: 5 });
  });

  it('a credit is refunded once, and only if it was taken', async () => {
    const userId = await person();
    const creativeId = randomUUID();
    await refundCredit(db, creativeId);
    await db.transaction((tx) => reserveCredit(tx, { userId, kind: 'banner', creativeId }));
    await Promise.all(Array.from({ length: 5 }, () => refundCredit(db, creativeId)));
    expect((await balanceOf(db, userId)).banner).toBe(3);
  });

  it('concurrent sign-ups with one email create one account', async () => {
    const registration = { email: 'race@example.com', password: 'correct horse', displayName: 'A' };
    const results = await Promise.allSettled(Array.from({ length: 4 }, () => register(db, registration)));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  });

  it('queued gradings start without waiting for a poll', async () => {
    const userId = await person(12);
    const started = performance.now();
    const submitted = [];
    for (let each = 0; each < 12; each += 1) submitted.push(await queue.submit(await upload(userId)));
    const outcomes = await Promise.all(submitted.map(({ creativeId }) => outcome(queue, creativeId)));
    expect(outcomes).toEqual(submitted.map(() => ({ state: 'graded' })));
    // Two workers that slept between jobs would need six polling intervals of 5 s.
    expect(performance.now() - started).toBeLessThan(15_000);
  });

  it('an account’s share of the queue is limited, and a refused grading costs no credit', async () => {
    const userId = await person(17);
    let open = (): void => {};
    const gate = new Promise<void>((done) => (open = done));
    grader.setGrading(async (creative, onStep) => {
      await gate;
      return gradeImmediately(creative, onStep);
    });
    const submitted = [];
    for (let each = 0; each < 16; each += 1) submitted.push(await queue.submit(await upload(userId)));
    await expect(queue.submit(await upload(userId))).rejects.toMatchObject({
      code: 'busy',
      retryAfter: 5,
      message: TEXTS.ownShare,
    });
    expect((await balanceOf(db, userId)).banner).toBe(1);
    const last = submitted.at(-1)?.creativeId ?? '';
    const [first] = await Array.fromAsync(take(queue.follow(last, AbortSignal.timeout(5000)), 1));
    expect(first).toEqual({ step: 'queued', ahead: 15 });
    const others = [];
    for (let each = 0; each < 40; each += 1) others.push(await queue.submit(await upload(await newcomer())));
    // Only behind the running ones and the other newcomers.
    expect(others.map(({ ahead }) => ahead)).toEqual(others.map((_, at) => at + 2));
    open();
    await Promise.all([...submitted, ...others].map(({ creativeId }) => outcome(queue, creativeId)));
    grader.setGrading(gradeImmediately);
    expect(await db.$count(analyses, eq(analyses.userId, userId))).toBe(16);
  });

  it('a server can follow a grading that another server runs', async () => {
    const userId = await person();
    const onlooker = await newQueue(0);
    const { creativeId } = await onlooker.submit(await upload(userId));
    expect(await outcome(onlooker, creativeId)).toEqual({ state: 'graded' });
  });

  it('a new version brings its options of the queue to an existing database', async () => {
    const readOptions = { text: 'select expire_seconds, heartbeat_seconds, notify from pgboss.queue' };
    const { rows } = await database.query(readOptions);
    await database.query({
      text: 'update pgboss.queue set expire_seconds = 240, heartbeat_seconds = 60, notify = false',
    });
    await newQueue(0);
    expect((await database.query(readOptions)).rows).toEqual(rows);
  });

  it('a server that stops does not wait until the whole store was looked through', async () => {
    const userId = await person();
    for (let each = 0; each < 3; each += 1) await upload(userId);
    const stopping = new AbortController();
    const remove = vi.spyOn(store, 'remove').mockImplementation(async () => stopping.abort());
    try {
      expect(await removeOrphanFiles({ db, store }, { least: 0, stopping: stopping.signal })).toBe(1);
    } finally {
      remove.mockRestore();
    }
  });

  it('a lost grading is deleted with its file, and its credit is refunded once', async () => {
    const userId = await person();
    const { storeKey, ...file } = await upload(userId);
    const id = randomUUID();
    await db.transaction(async (tx) => {
      await reserveCredit(tx, { userId, kind: 'banner', creativeId: id });
      await tx.insert(creatives).values({ id, storeKey, ...file });
    });
    expect(await undoLostGradings({ db, store })).toBe(1);
    expect(await undoLostGradings({ db, store })).toBe(0);
    expect((await balanceOf(db, userId)).banner).toBe(3);
    expect(await store.open(storeKey)).toBeNull();
  });

  it('files without a creative are deleted, others are kept', async () => {
    const userId = await person();
    const kept = await upload(userId);
    const { creativeId } = await queue.submit(kept);
    await outcome(queue, creativeId);
    const orphan = await upload(userId);
    // Another server may be about to insert its row.
    expect(await removeOrphanFiles({ db, store }, { least: 3_600_000 })).toBe(0);
    expect(await store.size(orphan.storeKey)).toBe(content.length);
    expect(await removeOrphanFiles({ db, store })).toBeGreaterThan(0);
    expect(await store.open(orphan.storeKey)).toBeNull();
    expect(await store.read(kept.storeKey)).toEqual(Buffer.from(content));
    expect(await store.read(`${kept.storeKey}.thumb`)).toEqual(Buffer.from('thumbnail'));
  });

  describe('files without a creative are kept, because their database may be restored,', () => {
    const removedFrom = (of: Database, at = store) => removeOrphanFiles({ db: of, store: at });

    it('if the database has no creative yet', async () => {
      const { storeKey } = await upload(await newcomer());
      const empty = await engine.open();
      expect(await removedFrom(empty.db)).toBe(0);
      await empty.close();
      expect(await store.size(storeKey)).toBe(content.length);
    });

    it('if they are older than every creative of the database', async () => {
      const { storeKey } = await upload(await newcomer());
      const before = new Date(Date.now() - 3_600_000);
      await utimes(path.join(folder, storeKey), before, before);
      await removedFrom(db);
      expect(await store.size(storeKey)).toBe(content.length);
    });

    it('if the store lacks the files of the database', async () => {
      const elsewhere = await FileStore.open(path.join(folder, 'of-another-installation'));
      const key = newKey();
      await elsewhere.put(key, content);
      await expect(removedFrom(db, elsewhere)).rejects.toThrow('may not belong together');
      expect(await elsewhere.size(key)).toBe(content.length);
    });
  });
});

async function* take<T>(from: AsyncIterable<T>, many: number): AsyncGenerator<T> {
  let left = many;
  for await (const one of from) {
    yield one;
    left -= 1;
    if (left === 0) return;
  }
}
