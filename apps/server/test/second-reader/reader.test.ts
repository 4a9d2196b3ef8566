import { ENDPOINTS } from '@adjudge/contract';
import { type ModelSettings, CreativeError } from '@adjudge/engine/intake';
import type { ReadingFailure, SecondOpinion } from '@adjudge/engine/report';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readerQuestions } from '../../src/db/schema.ts';
import type { Reading } from '../../src/grader/grader.ts';
import type { ReaderRules } from '../../src/modules/second-reader/reader-rules.ts';
import { gradeImmediately } from '../../src/testing/stand-ins/fake-grader.ts';
import { png } from '../../src/testing/pictures.ts';
import type { TestBrowser } from '../../src/testing/test-browser.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';

const MODEL: ModelSettings = {
  provider: 'compatible',
  model: 'small-1',
  baseUrl: 'http://127.0.0.1:9/v1',
  apiKey: null,
  timeoutMs: 1000,
};
const ASKS: Reading = { ask: MODEL, scores: false };

const opinion = (failure: ReadingFailure | null): SecondOpinion => ({
  model: MODEL.model,
  by: null,
  prompt: 'v1',
  asked: null,
  failure,
  says: null,
  ratings: [],
  distance: null,
});

let product: TestProduct;
/** The reading that each grading was given, in order. */
let readings: Reading[];

async function open(rules: Partial<ReaderRules> = {}, failure: ReadingFailure | null = null): Promise<void> {
  product = await testProduct({
    reader: { model: MODEL, mostPerDay: null, asksConsent: true, scores: false, ...rules },
  });
  readings = [];
  product.grader.setGrading(async (creative, onStep, reading = null) => {
    readings.push(reading);
    const graded = await gradeImmediately(creative, onStep, reading);
    if (reading === null) return graded;
    const secondOpinion = opinion('unasked' in reading ? reading.because : failure);
    return { ...graded, analysis: { ...graded.analysis, secondOpinion }, readSeconds: 3 };
  });
}
afterEach(() => product.close());

const save = (agrees: boolean, by: TestBrowser) => by.post(ENDPOINTS.saveReaderConsent.path, { agrees });

async function agreeing(): Promise<TestBrowser> {
  const one = await product.member();
  await save(true, one);
  return one;
}

const questions = () => product.database.db.$count(readerQuestions);

describe('a creative and the vision reader', () => {
  beforeEach(() => open());

  it('is sent to the reader only while its owner consents', async () => {
    const owner = await product.member();
    expect((await owner.get(ENDPOINTS.readerConsent.path)).json()).toEqual({ agrees: false });
    const { analysisId } = await owner.analyze(await png('one.png'));
    expect(analysisId).toBeTruthy();
    await save(true, owner);
    expect((await owner.get(ENDPOINTS.readerConsent.path)).json()).toEqual({ agrees: true });
    await owner.analyze(await png('two.png', 62));
    await save(false, owner);
    await owner.analyze(await png('three.png', 63));
    expect(readings).toEqual([null, ASKS, null]);
    expect(await questions()).toBe(1);
  });

  it('is not sent to the reader for a guest', async () => {
    const guest = product.browser();
    const answer = await guest.upload([await png()], { path: ENDPOINTS.firstLook.path });
    expect(answer.statusCode).toBe(200);
    expect(readings).toEqual([null]);
  });

  it('is sent once: the same file and copy reuse the stored answer', async () => {
    const [one, other] = [await agreeing(), await agreeing()];
    await one.analyze(await png());
    await other.analyze(await png('renamed.png'));
    await other.analyze(await png(), 'Another copy of the same ad.');
    expect(readings).toEqual([ASKS, { kept: Buffer.from('measured'), scores: false }, ASKS]);
    expect(await questions()).toBe(2);
  });

  it('uses up no question when it is refused', async () => {
    product.grader.setGrading(async () => {
      throw new CreativeError('undecodable', 'It is cut off.');
    });
    const owner = await agreeing();
    expect((await owner.upload([await png()])).statusCode).toBe(422);
    expect(await questions()).toBe(0);
  });
});

it('a stored answer is deleted with its creative', async () => {
  await open();
  const owner = await agreeing();
  const { analysisId } = await owner.analyze(await png());
  await owner.post(ENDPOINTS.deleteAnalysis.path, { analysisId });
  await owner.analyze(await png());
  expect(readings).toEqual([ASKS, ASKS]);
});

it('a failed reading is not stored, so that the same creative is sent again', async () => {
  await open({}, 'timeout');
  const owner = await agreeing();
  await owner.analyze(await png());
  await owner.analyze(await png());
  expect(readings).toEqual([ASKS, ASKS]);
});

it('gradings beyond the daily limit have no reading, and their reports say why', async () => {
  await open({ mostPerDay: 1, asksConsent: false });
  const owner = await product.member();
  await owner.analyze(await png('one.png'));
  const { secondOpinion } = await owner.analyze(await png('two.png', 62));
  expect(readings).toEqual([ASKS, { unasked: 'small-1', because: 'budget' }]);
  expect(secondOpinion?.failure).toBe('budget');
});

it('metrics count questions by outcome, and skipped ones by reason', async () => {
  await open({ mostPerDay: 2 }, 'timeout');
  const told = async (): Promise<string[]> =>
    (await product.browser().get('/metrics')).body
      .split('\n')
      .filter((line) => line.startsWith('adjudge_reader_'));
  await (await product.member()).analyze(await png('nobody.png', 64));
  const owner = await agreeing();
  await owner.analyze(await png());
  await owner.analyze(await png('other.png', 62));
  await owner.analyze(await png('beyond.png', 63));
  const lines = await told();
  expect(lines).toContain('adjudge_reader_seconds_count{outcome="timeout"} 2');
  expect(lines).toContain('adjudge_reader_seconds_bucket{le="4",outcome="timeout"} 2');
  expect(lines).toContain('adjudge_reader_seconds_bucket{le="2",outcome="timeout"} 0');
  expect(lines).toContain('adjudge_reader_unasked_total{reason="consent"} 1');
  expect(lines).toContain('adjudge_reader_unasked_total{reason="budget"} 1');
  expect(lines).toContain('adjudge_reader_kept_total 0');
});

it('metrics count reused answers', async () => {
  await open({ asksConsent: false });
  const owner = await product.member();
  await owner.analyze(await png());
  await owner.analyze(await png('again.png'));
  expect((await product.browser().get('/metrics')).body).toContain('adjudge_reader_kept_total 1');
});

it.each([true, false])(
  'settings include the reader’s model and whether it requires consent: %s',
  async (asksConsent) => {
    await open({ asksConsent });
    const told = (await product.browser().get(ENDPOINTS.settings.path)).json();
    expect(told.reader).toEqual({ model: 'small-1', asksConsent });
  },
);
