import { rm } from 'node:fs/promises';
import { type Analysis, analysisSchema } from '@adjudge/engine';
import { FakeLanguageModel, fail, respondWithPieces } from '@adjudge/engine/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Workspace, banner } from './adjudge.ts';

const VERDICT = 'One plain headline leads, and little stands in its way.';
const desk = new Workspace();

let model: FakeLanguageModel;
beforeAll(async () => {
  model = await FakeLanguageModel.start();
  await desk.put('banner.png', await banner());
});
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  await model.close();
  await rm(desk.folder, { recursive: true });
});

const graded = async (): Promise<Analysis> => {
  const { stdout } = await desk.adjudge('grade', 'banner.png', '--json');
  return analysisSchema.parse(JSON.parse(stdout));
};

describe('adjudge with a language model', () => {
  it('uses the model’s words and keeps every number', async () => {
    const before = await graded();
    vi.stubEnv('WRITER_MODEL', `${model.baseUrl}#small-1`);
    model.answers(respondWithPieces([{ id: 'verdict', words: VERDICT, facts: ['overall'] }]));
    const after = await graded();
    expect(after.words).toMatchObject({ writer: 'model', model: 'small-1', pieces: ['verdict'] });
    expect(after.verdict).toBe(VERDICT);
    expect({ ...after, verdict: before.verdict, words: before.words }).toEqual(before);
  });

  it('still grades when the model fails, and says so in the summary', async () => {
    vi.stubEnv('WRITER_MODEL', `${model.baseUrl}#small-1`);
    model.answers(fail(500));
    const { status, stdout } = await desk.adjudge('grade', 'banner.png');
    expect(status).toBe(0);
    expect(stdout).toContain('small-1 wrote no usable text (unreachable).');
  });

  it.each([
    ['grade', 'banner.png'],
    ['batch', 'manifest.jsonl', '--out', 'out'],
  ])('refuses an invalid WRITER_MODEL by name before grading: %s', async (...args) => {
    await desk.lines('manifest.jsonl', [{ id: 'a', file: 'banner.png' }]);
    vi.stubEnv('WRITER_MODEL', 'gpt-5-mini');
    const { status, stderr } = await desk.adjudge(...args);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^adjudge: Wrong setting\. WRITER_MODEL: must be [^\n]*\n$/);
  });
});
