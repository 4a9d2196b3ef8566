import { rm } from 'node:fs/promises';
import { type Analysis, analysisSchema } from '@adjudge/engine';
import { FakeLanguageModel, fail, respondAs } from '@adjudge/engine/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Workspace, banner } from './adjudge.ts';

const desk = new Workspace();
let model: FakeLanguageModel;
beforeAll(async () => {
  model = await FakeLanguageModel.start();
  await desk.put('banner.png', await banner());
});
afterAll(async () => {
  await model.close();
  await rm(desk.folder, { recursive: true });
});

const graded = async (...options: string[]): Promise<Analysis> => {
  const { stdout } = await desk.adjudge('grade', 'banner.png', '--json', ...options);
  return analysisSchema.parse(JSON.parse(stdout));
};

describe('adjudge with a vision reader', () => {
  it('sends the picture once, only with --reader, and keeps the grade the same', async () => {
    const wrong = { elements: { brand: 'Not On This Banner' }, ratings: { attention: 3 } };
    model.answers(respondAs('compatible', JSON.stringify(wrong)));
    const alone = await graded();
    expect(model.asked).toHaveLength(0);
    const { secondOpinion, ...rest } = await graded('--reader', `${model.baseUrl}#small-1`);
    expect(model.asked).toHaveLength(1);
    expect(model.asked[0]).toContain('data:image/jpeg;base64,');
    expect(secondOpinion).toMatchObject({
      model: 'small-1',
      failure: null,
      ratings: [{ id: 'attention', read: 3 }],
    });
    expect(rest).toEqual(alone);
    model.answers(fail(401));
    const failed = await desk.adjudge('grade', 'banner.png', '--reader', `${model.baseUrl}#small-1`);
    expect(failed.status).toBe(0);
    expect(failed.stdout).toContain('small-1 could not be reached, so there is no second opinion.');
  });

  it('includes the reader’s ratings in the score when SCORE_READER is set', async () => {
    model.answers(respondAs('compatible', JSON.stringify({ ratings: { attention: 3 } })));
    process.env['SCORE_READER'] = '1';
    try {
      const { stdout } = await desk.adjudge('grade', 'banner.png', '--reader', `${model.baseUrl}#small-1`);
      expect(stdout).toContain('Scored with reader small-1, prompt v1. The checks alone give');
    } finally {
      delete process.env['SCORE_READER'];
    }
  });

  it('refuses an invalid --reader value', async () => {
    const { status, stderr } = await desk.adjudge('grade', 'banner.png', '--reader', 'llava');
    expect(status).toBe(2);
    expect(stderr).toMatch(/READER_MODEL: must be/);
  });
});
