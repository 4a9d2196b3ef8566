import { expect, it, vi } from 'vitest';
import { exampleBanner, renderBanner } from '../src/testing/index.ts';
import { gatherBanner } from '../src/gatherers/index.ts';
import * as models from '../src/gatherers/tools/models.ts';

const reading = vi.hoisted(() => ({ isOther: false }));

vi.mock('../src/gatherers/tools/models.ts', async (original) => {
  const real = await original<typeof models>();
  const readModel: typeof real.readModel = async (name) => {
    if (name !== 'sentences') return real.readModel(name);
    throw reading.isOther ? new Error('another file') : new real.ModelMissing('not fetched');
  };
  return { ...real, readModel };
});

const gathered = async () => {
  const { png } = await renderBanner(exampleBanner({ width: 600, height: 600 }));
  return gatherBanner({ bytes: png, fileName: 'banner.png' }, () => {});
};

it('without the network for sentences everything is measured, as of words that say what is usual', async () => {
  const { failures, artifacts } = await gathered();
  expect(failures).toEqual({});
  expect(artifacts.elements?.brand?.text).toMatch(/^TARN/);
  expect(artifacts.impression?.persuasion.rating).toBeGreaterThan(20);
});

it('with another file in its place nothing is told of what it is needed for, and the rest is', async () => {
  reading.isOther = true;
  const { failures, artifacts } = await gathered();
  expect(failures).toMatchObject({ elements: 'another file' });
  expect(artifacts.attention).toBeDefined();
  expect(artifacts.text?.length).toBeGreaterThan(0);
});
