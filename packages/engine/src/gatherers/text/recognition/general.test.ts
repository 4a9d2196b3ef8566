import { afterEach, describe, expect, it, vi } from 'vitest';
import { keysOf } from './general.ts';

it('takes the keys of a network out of its settings, with and without quotes', () => {
  const keys = [`''''`, `'!'`, String.raw`"\\"`, '€', `'-'`, '-'].map((key) => `  - ${key}`);
  const settings = ['names:', '  - x', '  character_dict:', ...keys].join('\n');
  expect(keysOf(settings)).toEqual([`'`, '!', '\\', '€', '-', '-']);
});

describe('the network for all languages', () => {
  afterEach(() => {
    vi.doUnmock('../../tools/ort.ts');
    vi.resetModules();
  });

  async function opened(error: (models: typeof import('../../tools/models.ts')) => Error) {
    vi.resetModules();
    const models = await import('../../tools/models.ts');
    vi.doMock('../../tools/ort.ts', () => ({
      openNetwork: async (name: string) => {
        if (name === 'recogniser') throw error(models);
        return { name };
      },
    }));
    const { openGeneral } = await import('./general.ts');
    return openGeneral();
  }

  it('is an older one where the newer was never fetched', async () => {
    const { network, characters } = await opened(({ ModelMissing }) => new ModelMissing('gone'));
    expect(network).toEqual({ name: 'olderRecogniser' });
    expect(characters).toHaveLength(6_625);
  });

  it('is no other than the one that was measured', async () => {
    await expect(opened(() => new Error('another file'))).rejects.toThrow('another file');
  });
});
