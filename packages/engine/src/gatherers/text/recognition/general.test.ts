import { afterEach, describe, expect, it, vi } from 'vitest';
import { keysOf } from './general.ts';

it('parses the characters of a network from its settings, quoted or not', () => {
  const keys = [`''''`, `'!'`, String.raw`"\\"`, '€', `'-'`, '-'].map((key) => `  - ${key}`);
  const settings = ['names:', '  - x', '  character_dict:', ...keys].join('\n');
  expect(keysOf(settings)).toEqual([`'`, '!', '\\', '€', '-', '-']);
});

describe('multilingual recognizer', () => {
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

  it('falls back to the older network when the newer one was not downloaded', async () => {
    const { network, characters } = await opened(({ ModelMissing }) => new ModelMissing('gone'));
    expect(network).toEqual({ name: 'olderRecogniser' });
    expect(characters).toHaveLength(6_625);
  });

  it('rejects an altered model', async () => {
    await expect(opened(() => new Error('another file'))).rejects.toThrow('another file');
  });
});
