/** Which language model writes, and how it is reached. */
export interface WriterSettings {
  readonly provider: 'openai' | 'anthropic' | 'google' | 'compatible';
  /** As its provider names it; shown in the report. */
  readonly model: string;
  /** Of an OpenAI-compatible service, up to `/v1`; null for a provider with an address of its own. */
  readonly baseUrl: string | null;
  readonly apiKey: string | null;
  readonly timeoutMs: number;
}

/** A setting that cannot be meant; the message begins with its name and never holds a key. */
export class WriterSettingError extends Error {
  override readonly name = 'WriterSettingError';
}

type Environment = Readonly<Record<string, string | undefined>>;

const TIMEOUT_MS = { least: 500, most: 40_000, usual: 12_000 } as const;

/** Where Ollama listens unless it was told otherwise. */
const OLLAMA = 'http://127.0.0.1:11434/v1';

/** The variable that each provider's own tools read the key from. */
const KEYS = {
  openai: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
} as const;

const FORMS =
  'WRITER_MODEL: must be openai:MODEL, anthropic:MODEL, google:MODEL, ollama:MODEL, or the base address of an ' +
  'OpenAI-compatible service with the model behind a #, as https://host/v1#MODEL';

/**
 * Reads WRITER_MODEL, WRITER_API_KEY, WRITER_TIMEOUT_MS and the provider's own key. An empty one counts as not set.
 * @returns null when no model is to write
 * @throws WriterSettingError
 */
export function readWriterSettings(env: Environment): WriterSettings | null {
  const timeoutMs = timeoutOf(env['WRITER_TIMEOUT_MS'] || null);
  const named = env['WRITER_MODEL'] || null;
  if (named === null) return null;
  const ownKey = env['WRITER_API_KEY'] || null;
  if (/^https?:/i.test(named)) return { ...compatible(named), apiKey: ownKey, timeoutMs };
  const [, provider, model] = /^(openai|anthropic|google|ollama):(\S+)$/.exec(named) ?? [];
  if (provider === 'ollama' && model !== undefined)
    return { provider: 'compatible', model, baseUrl: OLLAMA, apiKey: ownKey, timeoutMs };
  if (!isKeyed(provider) || model === undefined) throw new WriterSettingError(FORMS);
  const apiKey = ownKey ?? (env[KEYS[provider]] || null);
  if (apiKey === null)
    throw new WriterSettingError(`WRITER_API_KEY: ${provider} needs a key, here or in ${KEYS[provider]}`);
  return { provider, model, baseUrl: null, apiKey, timeoutMs };
}

const isKeyed = (provider: string | undefined): provider is keyof typeof KEYS =>
  provider !== undefined && Object.hasOwn(KEYS, provider);

function compatible(address: string): Pick<WriterSettings, 'provider' | 'model' | 'baseUrl'> {
  const url = URL.parse(address);
  const model = decoded(url?.hash.slice(1) ?? '');
  if (url === null || model === null || !/^\S+$/.test(model) || url.search !== '')
    throw new WriterSettingError(FORMS);
  if (url.username !== '' || url.password !== '')
    throw new WriterSettingError('WRITER_MODEL: must not hold a password; the key goes into WRITER_API_KEY');
  return { provider: 'compatible', model, baseUrl: `${url.origin}${url.pathname.replace(/\/$/, '')}` };
}

function decoded(hash: string): string | null {
  try {
    return decodeURIComponent(hash);
  } catch {
    return null;
  }
}

function timeoutOf(given: string | null): number {
  if (given === null) return TIMEOUT_MS.usual;
  const milliseconds = Number(given);
  if (!Number.isInteger(milliseconds) || milliseconds < TIMEOUT_MS.least || milliseconds > TIMEOUT_MS.most)
    throw new WriterSettingError(
      `WRITER_TIMEOUT_MS: must be a whole number of milliseconds from ${TIMEOUT_MS.least} to ${TIMEOUT_MS.most}`,
    );
  return milliseconds;
}
