import { randomUUID } from 'node:crypto';
import { ENDPOINTS, GRADING_KEY_HEADER, TEXTS, analyzeResponseSchema } from '@adjudge/contract';
import { CreativeError } from '@adjudge/engine/intake';
import { like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { creatives, creditLedger } from '../../src/db/schema.ts';
import { sweepDiscarded } from '../../src/store/discarded-files.ts';
import { gradeImmediately } from '../../src/testing/stand-ins/fake-grader.ts';
import { postForm, presign } from '../../src/testing/large-video.ts';
import { beginsLike, png } from '../../src/testing/pictures.ts';
import { readEvents } from '../../src/testing/read-events.ts';
import type { TestBrowser } from '../../src/testing/test-browser.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  // One grading at a time, so that a second one waits.
  product = await testProduct({ concurrency: 1 });
});
afterAll(() => product.close());
afterEach(() => product.grader.setGrading(gradeImmediately));

const idOf = (answer: Awaited<ReturnType<TestBrowser['upload']>>): string =>
  analyzeResponseSchema.parse(answer.json()).analysisId;
const follow = (member: TestBrowser, key: string, headers = {}) =>
  member.get(`${ENDPOINTS.followGrading.path}?key=${key}`, headers);
const cancel = (member: TestBrowser, key: string) => member.post(ENDPOINTS.cancelGrading.path, { key });
const givenBack = () => product.database.db.$count(creditLedger, like(creditLedger.reason, 'given-back:%'));

/** Makes the grader hold everything it takes until `letGo` is called. */
function hold() {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  product.grader.setGrading(async (creative, onStep) => {
    onStep('decoding');
    begin();
    await promise;
    return gradeImmediately(creative, onStep);
  });
  return { letGo, begun };
}

/** One creative is being graded, and another one of the same user waits behind it. */
async function oneWaits() {
  const { letGo, begun } = hold();
  const member = await product.member();
  const first = member.upload([await png('first.png')]);
  await begun;
  const key = randomUUID();
  const second = member.upload([await png('second.png')], { key });
  await vi.waitFor(async () =>
    expect(await product.database.db.$count(creatives, like(creatives.gradingKey, key))).toBe(1),
  );
  return { member, key, first, second, letGo };
}

/** Uploads a video to the store. @returns the call that has it graded */
async function uploaded(member: TestBrowser, gradingKey: string) {
  const { key: s3Key, fields } = await presign(member);
  await postForm(member, fields, beginsLike('video/mp4', 'ad.mp4').bytes);
  return () => member.post(ENDPOINTS.processVideo.path, { s3Key }, { [GRADING_KEY_HEADER]: gradingKey });
}

describe('an upload repeated with the same grading key', () => {
  it('is graded and charged once, and its second file is not kept', async () => {
    const member = await product.member();
    const key = randomUUID();
    const graded = product.grader.graded.length;
    const first = idOf(await member.upload([await png()], { key }));
    const kept = await product.store.keys();
    expect(idOf(await member.upload([await png()], { key }))).toBe(first);
    expect(product.grader.graded.length - graded).toBe(1);
    expect(await member.creditsLeft()).toEqual({ banner: 2, video: 2 });
    expect(await product.store.keys()).toEqual(kept);
  });

  it('is graded once when sent concurrently, with the same report for all', async () => {
    const member = await product.member();
    const key = randomUUID();
    const file = await png();
    const answers = await Promise.all([1, 2, 3].map(() => member.upload([file], { key })));
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect(await member.creditsLeft()).toEqual({ banner: 2, video: 2 });
  });

  it.each(['in one call', 'as a large video'])(
    'is graded even if the database connection was lost while queueing it: %s',
    async (way) => {
      const { letGo, begun } = hold();
      const member = await product.member();
      const first = member.upload([await png('first.png')]);
      await begun;
      const takes = vi.spyOn(product.queue, 'submit').mockImplementationOnce(async (...order) => {
        takes.mockRestore();
        await product.queue.submit(...order);
        throw new Error('Connection terminated unexpectedly');
      });
      const key = randomUUID();
      const sent =
        way === 'in one call' ? member.upload([await png()], { key }) : (await uploaded(member, key))();
      expect((await sent).statusCode).toBe(503);
      letGo();
      expect((await first).statusCode).toBe(200);
      expect((await follow(member, key)).statusCode).toBe(200);
    },
  );

  it('is graded separately for another user or without a key', async () => {
    const [member, other] = [await product.member(), await product.member()];
    const key = randomUUID();
    const file = await png();
    const ids = [
      idOf(await member.upload([file], { key })),
      idOf(await other.upload([file], { key })),
      idOf(await member.upload([file])),
    ];
    expect(new Set(ids).size).toBe(3);
  });

  it('is graded again if the first attempt failed', async () => {
    const member = await product.member();
    const key = randomUUID();
    product.grader.setGrading(async () => {
      throw new CreativeError('undecodable', 'It is cut off.');
    });
    expect((await member.upload([await png()], { key })).statusCode).toBe(422);
    product.grader.setGrading(gradeImmediately);
    expect((await member.upload([await png()], { key })).statusCode).toBe(200);
    expect(await member.creditsLeft()).toEqual({ banner: 2, video: 2 });
  });

  it('returns the same report for a large video, although its upload is used up', async () => {
    const member = await product.member();
    const ask = await uploaded(member, randomUUID());
    const first = idOf(await ask());
    expect(idOf(await ask())).toBe(first);
    expect(await member.creditsLeft()).toEqual({ banner: 3, video: 1 });
  });

  it.each(['short', 'x'.repeat(65), 'with a space in it'])(
    'is refused with the invalid key %j',
    async (key) => {
      const member = await product.member();
      const before = await product.store.keys();
      expect((await member.upload([await png()], { key })).statusCode).toBe(400);
      expect(await product.store.keys()).toEqual(before);
    },
  );
});

describe('following a grading by its key', () => {
  it('streams its steps and result, only to its owner', async () => {
    const { member, key, first, second, letGo } = await oneWaits();
    const followed = follow(member, key, { accept: 'text/event-stream' });
    const stranger = await product.member();
    expect((await follow(stranger, key)).statusCode).toBe(404);
    expect((await follow(product.browser(), key)).statusCode).toBe(401);
    letGo();
    const events = readEvents((await followed).body);
    expect(events[0]).toEqual({ event: 'progress', data: { step: 'queued', ahead: 1 } });
    expect(events.at(-1)).toMatchObject({ event: 'result', data: { analysisId: idOf(await second) } });
    await first;
  });

  it('returns only the result once graded, with or without a stream', async () => {
    const member = await product.member();
    const key = randomUUID();
    const id = idOf(await member.upload([await png()], { key }));
    const streamed = await follow(member, key, { accept: 'text/event-stream' });
    expect(readEvents(streamed.body).map(({ event }) => event)).toEqual(['result']);
    expect(idOf(await follow(member, key))).toBe(id);
  });

  it('responds 404 for an unknown key', async () => {
    const member = await product.member();
    const answer = await follow(member, randomUUID());
    expect([answer.statusCode, answer.json().error]).toEqual([404, TEXTS.gradingAbsent]);
  });
});

describe('canceling a grading', () => {
  it('removes a waiting one from the queue, refunds its credit and deletes its file', async () => {
    const { member, key, first, second, letGo } = await oneWaits();
    const graded = () => product.grader.graded.filter((name) => name === 'second.png').length;
    const gradedBefore = graded();
    const before = await givenBack();
    const files = await product.store.keys();
    expect((await cancel(member, key)).json()).toEqual({ success: true });
    const told = await second;
    expect([told.statusCode, told.json().error]).toEqual([409, TEXTS.gradingCanceled]);
    expect(await member.creditsLeft()).toEqual({ banner: 2, video: 2 });
    expect(await givenBack()).toBe(before + 1);
    expect((await product.store.keys()).length).toBe(files.length - 1);
    expect((await cancel(member, key)).statusCode).toBe(404);
    expect(await givenBack()).toBe(before + 1);
    letGo();
    await first;
    expect(graded()).toBe(gradedBefore);
    // A canceled creative may be sent again with the same key.
    expect((await member.upload([await png('second.png')], { key })).statusCode).toBe(200);
    expect(graded()).toBe(gradedBefore + 1);
  });

  it('succeeds while the store fails, and the file is removed later', async () => {
    const { member, key, first, second, letGo } = await oneWaits();
    const { database, store } = product;
    const files = await store.keys();
    const removal = vi.spyOn(store, 'removeWithParts').mockRejectedValueOnce(new Error('the store is away'));
    expect((await cancel(member, key)).json()).toEqual({ success: true });
    removal.mockRestore();
    expect((await second).json().error).toBe(TEXTS.gradingCanceled);
    expect(await store.keys()).toEqual(files);
    await sweepDiscarded({ db: database.db, store }, Date.now() + 6 * 60_000);
    expect(await store.keys()).toHaveLength(files.length - 1);
    letGo();
    await first;
  });

  it('refunds one credit for concurrent requests', async () => {
    const { member, key, first, second, letGo } = await oneWaits();
    const before = await givenBack();
    const answers = await Promise.all([1, 2, 3, 4].map(() => cancel(member, key)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await givenBack()).toBe(before + 1);
    letGo();
    await Promise.all([first, second]);
    expect(await member.creditsLeft()).toEqual({ banner: 2, video: 2 });
  });

  it('is refused once grading has begun or finished', async () => {
    const { letGo, begun } = hold();
    const member = await product.member();
    const key = randomUUID();
    const sent = member.upload([await png()], { key });
    await begun;
    const early = await cancel(member, key);
    expect([early.statusCode, early.json().error]).toEqual([409, TEXTS.gradingBegun]);
    letGo();
    expect((await sent).statusCode).toBe(200);
    const late = await cancel(member, key);
    expect([late.statusCode, late.json().error]).toEqual([409, TEXTS.gradedAlready]);
    expect(await member.creditsLeft()).toEqual({ banner: 2, video: 2 });
  });

  it('is allowed only for the owner', async () => {
    const { key, first, second, letGo } = await oneWaits();
    expect((await cancel(await product.member(), key)).statusCode).toBe(404);
    letGo();
    expect((await second).statusCode).toBe(200);
    await first;
  });
});
