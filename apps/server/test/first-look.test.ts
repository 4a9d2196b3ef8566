import { ENDPOINTS, FIRST_LOOK_TEXTS, TEXTS, creativeFilePath } from '@adjudge/contract';
import { CreativeError } from '@adjudge/engine/intake';
import { eq, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sweepDiscarded } from '../src/store/discarded-files.ts';
import { analyses, creatives, creditLedger, guests, users } from '../src/db/schema.ts';
import { Guests } from '../src/modules/guests/guests.ts';
import { type Grading, gradesAtOnce } from '../src/testing/stand-ins/fake-grader.ts';
import { beginsLike, png } from '../src/testing/pictures.ts';
import { readEvents } from '../src/testing/read-events.ts';
import type { TestBrowser, UploadedFile } from '../src/testing/test-browser.ts';
import { engines } from '../src/testing/test-database.ts';
import { type TestProduct, testProduct } from '../src/testing/test-product.ts';

const { path } = ENDPOINTS.firstLook;
const A_DAY = 24 * 3600;

let product: TestProduct;
let visitor: TestBrowser;
let addresses = 0;

/** Somebody at an address where nobody was before. */
function newVisitor(): TestBrowser {
  const one = product.browser();
  addresses += 1;
  one.address = `198.51.100.${addresses}`;
  return one;
}

const look = async (from = visitor, file?: UploadedFile) => from.upload([file ?? (await png())], { path });

/** Has a banner graded. @returns the id of the analysis */
async function looked(from = visitor): Promise<string> {
  const answer = await look(from);
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json().analysisId;
}

const report = (analysisId: string) => `${ENDPOINTS.getAnalysis.path}?analysisId=${analysisId}`;

/** Gradings wait until they are let go on. */
function gated(then: Grading = gradesAtOnce): () => void {
  let open = (): void => {};
  const gate = new Promise<void>((done) => (open = done));
  product.grader.does(async (creative, onStep) => {
    await gate;
    return then(creative, onStep);
  });
  return () => open();
}

/** Begins a grading and has the head of its answer, the cookie with it. @returns waits for its end */
async function begun(): Promise<() => Promise<void>> {
  const form = new FormData();
  const { name, bytes } = await png();
  form.append('creativeFile', new Blob([Uint8Array.from(bytes)]), name);
  const encoded = new Request('http://form', { method: 'POST', body: form });
  const answer = await product.app.inject({
    method: 'POST',
    url: path,
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      accept: 'text/event-stream',
      'x-forwarded-for': visitor.address ?? '',
    },
    payloadAsStream: true,
  });
  visitor.guest = answer.cookies.find(({ name: cookie }) => cookie === 'adjudge_guest')?.value ?? null;
  await running(1);
  return async () => void (await Array.fromAsync(answer.stream()));
}

const running = (many: number) => vi.waitFor(() => expect(product.grader.graded).toHaveLength(many));

describe.each(engines())('on $name,', ({ open }) => {
  beforeAll(async () => {
    product = await testProduct({ database: await open() });
  });
  afterAll(() => product.close());
  beforeEach(() => {
    visitor = newVisitor();
    product.grader.graded.length = 0;
  });
  afterEach(() => product.grader.does(gradesAtOnce));

  describe('a first look', () => {
    it('is graded without an account, and read by the visitor who had it graded', async () => {
      const answer = await look();
      const analysis = answer.json();
      expect(analysis).toMatchObject({ overallScore: 74.5, grade: 'C', adCopy: null });
      expect(answer.cookies).toMatchObject([
        { name: 'adjudge_guest', httpOnly: true, sameSite: 'Lax', maxAge: A_DAY },
      ]);
      const kept = (await visitor.get(ENDPOINTS.keptFirstLook.path)).json();
      expect(kept.analysisId).toBe(analysis.analysisId);
      const left = (Date.parse(kept.keptUntil) - Date.now()) / 1000;
      expect(left).toBeGreaterThan(A_DAY - 60);
      expect(left).toBeLessThanOrEqual(A_DAY);
      expect((await visitor.get(report(analysis.analysisId))).json()).toMatchObject({
        data: analysis,
        isOwner: false,
        mayCorrect: false,
        isPublic: false,
      });
      for (const size of ['full', 'thumb']) {
        const file = await visitor.get(`${creativeFilePath(analysis.analysisId)}?size=${size}`);
        expect(file.statusCode).toBe(200);
      }
    });

    it('streams its progress, and the answer of the stream has the cookie', async () => {
      const answer = await visitor.upload([await png()], { path, accept: 'text/event-stream' });
      const last = readEvents(answer.body).at(-1);
      expect(last?.event).toBe('result');
      expect(visitor.guest).not.toBeNull();
      const read = await visitor.get(report(String(last?.data['analysisId'])));
      expect(read.json().data).toEqual(last?.data);
    });

    it('is named as under way until it is graded', async () => {
      const go = gated();
      const ended = await begun();
      const under = (await visitor.get(ENDPOINTS.keptFirstLook.path)).json();
      expect(under.analysisId).toBeNull();
      go();
      await ended();
      const kept = (await visitor.get(ENDPOINTS.keptFirstLook.path)).json();
      expect((await visitor.get(report(kept.analysisId))).statusCode).toBe(200);
    });

    it('opens nothing else: no session, no list, no sharing, no export, no correction', async () => {
      const analysisId = await looked();
      const asked = [
        await visitor.get(ENDPOINTS.session.path),
        await visitor.get(ENDPOINTS.listAnalyses.path),
        await visitor.post(ENDPOINTS.shareAnalysis.path, { analysisId, makePublic: true }),
        await visitor.post(ENDPOINTS.exportCsv.path, { analysisId }),
        await visitor.post(ENDPOINTS.exportPdf.path, { analysisId, options: {} }),
        await visitor.post(ENDPOINTS.correctAnalysis.path, { analysisId, told: { brand: 'Mine' } }),
        await visitor.post(ENDPOINTS.whatIf.path, { analysisId }),
        await visitor.post(ENDPOINTS.deleteAnalysis.path, { analysisId }),
        await visitor.post(ENDPOINTS.createBulkRun.path, { name: 'Spring' }),
        await visitor.upload([await png()]),
      ];
      expect(asked.map(({ statusCode }) => statusCode)).toEqual(asked.map(() => 401));
    });

    it('is read by nobody else: no other guest, no member, nobody without a cookie', async () => {
      const analysisId = await looked();
      const other = newVisitor();
      await looked(other);
      for (const reader of [other, newVisitor(), await product.member()]) {
        expect((await reader.get(report(analysisId))).statusCode).toBe(403);
        expect((await reader.get(creativeFilePath(analysisId))).statusCode).toBe(404);
      }
    });
  });

  describe('the token of a guest', () => {
    it('is no session', async () => {
      await looked();
      const thief = product.browser();
      thief.session = visitor.guest;
      expect((await thief.get(ENDPOINTS.session.path)).statusCode).toBe(401);
    });

    it('that was planted in a browser opens nothing that is graded in it', async () => {
      product.grader.does(() => Promise.reject(new CreativeError('undecodable', 'It is cut off.')));
      await look();
      product.grader.does(gradesAtOnce);
      const victim = newVisitor();
      victim.guest = visitor.guest;
      const analysisId = await looked(victim);
      expect((await victim.get(report(analysisId))).statusCode).toBe(200);
      expect((await visitor.get(report(analysisId))).statusCode).toBe(403);
    });
  });

  describe('the limit', () => {
    it('is one an address and day, whatever the browser says', async () => {
      await looked();
      const again = await look();
      expect([again.statusCode, again.json().code, again.json().error]).toEqual([
        429,
        'too-many-requests',
        FIRST_LOOK_TEXTS.usedToday,
      ]);
      expect(Number(again.headers['retry-after'])).toBeGreaterThan(A_DAY - 60);
      const stranger = product.browser();
      stranger.address = visitor.address;
      expect((await look(stranger)).statusCode).toBe(429);
      // Somebody who moves on to another network is still the same person.
      visitor.address = newVisitor().address;
      expect((await look()).statusCode).toBe(429);
    });

    it('holds for two at once', async () => {
      const other = product.browser();
      other.address = visitor.address;
      const answers = await Promise.all([look(), look(other)]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 429]);
    });

    it.each<[string, () => UploadedFile, string, string]>([
      ['a video', () => beginsLike('video/mp4', 'ad.mp4'), 'wrong-type', FIRST_LOOK_TEXTS.videoNeedsAccount],
      ['a PDF', () => beginsLike('application/pdf', 'ad.pdf'), 'wrong-type', TEXTS.fileType],
    ])('is not used up by %s, which leaves nothing', async (_what, file, code, text) => {
      const [before, rows] = [
        await product.store.keys(),
        await product.database.db.$count(users, like(users.email, 'guest-%')),
      ];
      const answer = await look(visitor, file());
      expect([answer.statusCode, answer.json().code, answer.json().error]).toEqual([415, code, text]);
      expect(await product.store.keys()).toEqual(before);
      expect(await product.database.db.$count(users, like(users.email, 'guest-%'))).toBe(rows);
      expect((await look()).statusCode).toBe(200);
    });

    it('is not used up by a grading that came to nothing', async () => {
      product.grader.does(() => Promise.reject(new CreativeError('undecodable', 'It is cut off.')));
      expect((await look()).statusCode).toBe(422);
      expect((await visitor.get(ENDPOINTS.keptFirstLook.path)).statusCode).toBe(404);
      product.grader.does(gradesAtOnce);
      expect((await look()).statusCode).toBe(200);
    });

    it('is spare capacity: refused while another grading waits, and free to come again', async () => {
      const member = await product.member();
      const go = gated();
      const uploads = [1, 2, 3].map(async () => member.upload([await png()]));
      await running(2);
      await vi.waitFor(async () => {
        const listed = await product.database.db.$count(creatives);
        expect(listed - (await product.database.db.$count(analyses))).toBe(3);
      });
      const before = await product.store.keys();
      const answer = await look();
      expect([answer.statusCode, answer.json().code, answer.json().error]).toEqual([
        503,
        'busy',
        FIRST_LOOK_TEXTS.noSpareCapacity,
      ]);
      expect(answer.headers['retry-after']).toBe('60');
      expect(await product.store.keys()).toEqual(before);
      go();
      await Promise.all(uploads);
      expect((await look()).statusCode).toBe(200);
    });
  });

  describe('signing up', () => {
    let email = '';
    beforeEach(() => {
      email = `kept-${addresses}@example.com`;
    });
    const ledgerOf = async () => {
      const { db } = product.database;
      const [account] = await db.select().from(users).where(eq(users.email, email));
      return db
        .select({ kind: creditLedger.kind, amount: creditLedger.amount })
        .from(creditLedger)
        .where(eq(creditLedger.userId, account?.id ?? ''))
        .orderBy(creditLedger.id);
    };

    it('keeps the report as one of the three, and ends the guest', async () => {
      const analysisId = await looked();
      const token = visitor.guest;
      await visitor.register(email);
      expect(visitor.guest).toBeNull();
      expect(await visitor.creditsLeft()).toEqual({ banner: 2, video: 2 });
      expect(await ledgerOf()).toEqual([
        { kind: 'banner', amount: 3 },
        { kind: 'video', amount: 2 },
        { kind: 'banner', amount: -1 },
      ]);
      const listed = (await visitor.get(ENDPOINTS.listAnalyses.path)).json();
      expect(listed).toMatchObject({ totalCount: 1, analyses: [{ publicId: analysisId }] });
      expect((await visitor.get(report(analysisId))).json()).toMatchObject({
        isOwner: true,
        mayCorrect: true,
      });
      const { entries } = (await visitor.get(ENDPOINTS.listCredits.path)).json();
      expect(entries[0].cause).toMatchObject({ of: 'grading', became: 'kept', analysis: { id: analysisId } });
      const left = newVisitor();
      left.guest = token;
      expect((await left.get(ENDPOINTS.keptFirstLook.path)).statusCode).toBe(404);
      expect((await left.get(report(analysisId))).statusCode).toBe(403);
    });

    it('does not let the address in twice', async () => {
      await looked();
      await visitor.register(email);
      const next = product.browser();
      next.address = visitor.address;
      expect((await look(next)).statusCode).toBe(429);
    });

    it.each([
      ['keeps what is still being graded', gradesAtOnce, 2, 1],
      [
        'gives the credit of one that fails afterwards back to the account',
        () => Promise.reject(new CreativeError('undecodable', 'It is cut off.')),
        3,
        0,
      ],
    ])('%s', async (_what, ends, banner, many) => {
      const go = gated(ends);
      const ended = await begun();
      await visitor.register(email);
      expect(await visitor.creditsLeft()).toEqual({ banner: 2, video: 2 });
      go();
      await ended();
      expect(await visitor.creditsLeft()).toEqual({ banner, video: 2 });
      expect((await visitor.get(ENDPOINTS.listAnalyses.path)).json().totalCount).toBe(many);
    });

    it('that is refused leaves the report with the guest', async () => {
      const analysisId = await looked();
      await product.browser().register(email);
      expect((await visitor.register(email)).statusCode).toBe(409);
      expect((await visitor.get(report(analysisId))).statusCode).toBe(200);
    });
  });

  it('is removed with its files when its day is over, and the address may come again', async () => {
    const analysisId = await looked();
    const [kept] = await product.database.db.select().from(analyses).where(eq(analyses.id, analysisId));
    const guestId = kept?.userId ?? '';
    const { db } = product.database;
    const [creative] = await db.select().from(creatives).where(eq(creatives.userId, guestId));
    const key = creative?.storeKey ?? '';
    const sweeper = new Guests(db, 'any');
    expect(await sweeper.sweep()).toBe(0);
    await db
      .update(guests)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(guests.userId, guestId));
    expect((await visitor.get(report(analysisId))).statusCode).toBe(403);
    expect(await sweeper.sweep()).toBe(1);
    await sweepDiscarded({ db, store: product.store }, Date.now() + 6 * 60_000);
    expect((await product.store.keys()).filter((one) => one.startsWith(key))).toEqual([]);
    for (const table of [analyses, creatives, creditLedger, guests]) {
      expect(await db.$count(table, eq(table.userId, guestId))).toBe(0);
    }
    expect(await db.$count(users, eq(users.id, guestId))).toBe(0);
    expect((await look()).statusCode).toBe(200);
  });

  it('is none of the accounts that admins see', async () => {
    await looked();
    const admin = await product.admin();
    const all = (await admin.get(`${ENDPOINTS.adminUsers.path}?limit=100`)).json();
    const emails: string[] = all.users.map((user: { email: string }) => user.email);
    expect(emails).toContain(admin.email);
    expect(emails.filter((email) => email.startsWith('guest-'))).toEqual([]);
    expect(all.totalCount).toBe(emails.length);
  });
});
