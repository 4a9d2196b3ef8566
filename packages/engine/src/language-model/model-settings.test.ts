import { describe, expect, it } from 'vitest';
import { ModelSettingError, readModelSettings } from './model-settings.ts';

const usual = { timeoutMs: 12_000 };

describe('language model settings', () => {
  it.each([
    [
      'openai:gpt-5-mini',
      { OPENAI_API_KEY: 'k' },
      { provider: 'openai', model: 'gpt-5-mini', baseUrl: null, apiKey: 'k' },
    ],
    [
      'anthropic:claude-haiku-4-5',
      { ANTHROPIC_API_KEY: 'k' },
      { provider: 'anthropic', model: 'claude-haiku-4-5', baseUrl: null, apiKey: 'k' },
    ],
    [
      'google:gemini-2.5-flash',
      { GOOGLE_GENERATIVE_AI_API_KEY: 'k' },
      { provider: 'google', model: 'gemini-2.5-flash', baseUrl: null, apiKey: 'k' },
    ],
    [
      'ollama:llama3.2:3b',
      {},
      { provider: 'compatible', model: 'llama3.2:3b', baseUrl: 'http://127.0.0.1:11434/v1', apiKey: null },
    ],
    [
      'https://models.example.com/v1#vendor/model-7b',
      { WRITER_API_KEY: 'own' },
      {
        provider: 'compatible',
        model: 'vendor/model-7b',
        baseUrl: 'https://models.example.com/v1',
        apiKey: 'own',
      },
    ],
    [
      'http://127.0.0.1:8080/v1/#local',
      {},
      { provider: 'compatible', model: 'local', baseUrl: 'http://127.0.0.1:8080/v1', apiKey: null },
    ],
  ])('parse %s', (WRITER_MODEL, keys, expected) => {
    expect(readModelSettings({ WRITER_MODEL, ...keys }, 'WRITER')).toEqual({ ...expected, ...usual });
  });

  it('prefer the writer’s own API key', () => {
    const env = { WRITER_MODEL: 'openai:gpt-5-mini', OPENAI_API_KEY: 'theirs', WRITER_API_KEY: 'ours' };
    expect(readModelSettings(env, 'WRITER')?.apiKey).toBe('ours');
  });

  it.each([{}, { WRITER_MODEL: '' }, { OPENAI_API_KEY: 'k' }, { WRITER_TIMEOUT_MS: '3000' }])(
    'select no model for %j',
    (env) => {
      expect(readModelSettings(env, 'WRITER')).toBeNull();
    },
  );

  it('accept a timeout', () => {
    const env = { WRITER_MODEL: 'ollama:llama3.2', WRITER_TIMEOUT_MS: '30000' };
    expect(readModelSettings(env, 'WRITER')?.timeoutMs).toBe(30_000);
  });

  it('of the reader are separate from those of the writer', () => {
    const env = { READER_MODEL: 'openai:gpt-5-mini', READER_API_KEY: 'r', WRITER_API_KEY: 'w' };
    expect(readModelSettings(env, 'READER')).toMatchObject({ apiKey: 'r', timeoutMs: 30_000 });
    expect(readModelSettings(env, 'WRITER')).toBeNull();
    const wrong = { READER_MODEL: 'https://user:secret@models.example.com/v1#model' };
    expect(() => readModelSettings(wrong, 'READER')).toThrow('READER_API_KEY');
  });

  it.each([
    ['WRITER_MODEL', { WRITER_MODEL: 'gpt-5-mini' }],
    ['WRITER_MODEL', { WRITER_MODEL: 'openai:' }],
    ['WRITER_MODEL', { WRITER_MODEL: 'mistral:large', WRITER_API_KEY: 'k' }],
    ['WRITER_MODEL', { WRITER_MODEL: 'constructor:x', WRITER_API_KEY: 'k' }],
    ['WRITER_MODEL', { WRITER_MODEL: 'openai:two words', WRITER_API_KEY: 'k' }],
    ['WRITER_MODEL', { WRITER_MODEL: 'https://models.example.com/v1' }],
    ['WRITER_MODEL', { WRITER_MODEL: 'https://#model' }],
    ['WRITER_MODEL', { WRITER_MODEL: 'https://models.example.com/v1#%E0%A4%A' }],
    ['WRITER_MODEL', { WRITER_MODEL: 'ftp://models.example.com/v1#model' }],
    ['WRITER_API_KEY', { WRITER_MODEL: 'https://user:secret@models.example.com/v1#model' }],
    ['WRITER_API_KEY', { WRITER_MODEL: 'openai:gpt-5-mini' }],
    ['ANTHROPIC_API_KEY', { WRITER_MODEL: 'anthropic:claude', OPENAI_API_KEY: 'k' }],
    ['WRITER_TIMEOUT_MS', { WRITER_TIMEOUT_MS: 'soon' }],
    ['WRITER_TIMEOUT_MS', { WRITER_TIMEOUT_MS: '0' }],
    ['WRITER_TIMEOUT_MS', { WRITER_TIMEOUT_MS: '1200.5' }],
    ['WRITER_TIMEOUT_MS', { WRITER_TIMEOUT_MS: '60000' }],
  ])('are rejected with the name of %s: %j', (name, env) => {
    expect(() => readModelSettings(env, 'WRITER')).toThrow(ModelSettingError);
    expect(() => readModelSettings(env, 'WRITER')).toThrow(name);
    expect(() => readModelSettings(env, 'WRITER')).not.toThrow('secret');
  });
});
