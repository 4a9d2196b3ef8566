export interface ModelSettings {
  readonly provider: 'openai' | 'anthropic' | 'google' | 'compatible';
  /** The provider's name for the model; shown in the report. */
  readonly model: string;
  /** Base URL of an OpenAI-compatible service, up to `/v1`; null for a provider's own address. */
  readonly baseUrl: string | null;
  readonly apiKey: string | null;
  readonly timeoutMs: number;
}

/** What a model is used for. Each role has its own variables. */
export type ModelRole = 'WRITER' | 'READER';

/** An invalid setting. The message begins with the setting's name and never contains a key. */
export class ModelSettingError extends Error {
  override readonly name = 'ModelSettingError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Pictures take longer than text, especially on a machine without a GPU. */
const TIMEOUT_MS = {
  WRITER: { least: 500, most: 40_000, usual: 12_000 },
  READER: { least: 500, most: 120_000, usual: 30_000 },
} as const satisfies Record<ModelRole, object>;

/** Ollama's default address. */
const OLLAMA = 'http://127.0.0.1:11434/v1';

/** The variable from which each provider's own tools read the key. */
const KEYS = {
  openai: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
} as const;

const forms = (role: ModelRole): string =>
  `${role}_MODEL: must be openai:MODEL, anthropic:MODEL, google:MODEL, ollama:MODEL, or the base address of an ` +
  'OpenAI-compatible service with the model behind a #, as https://host/v1#MODEL';

/**
 * Reads WRITER_MODEL, WRITER_API_KEY, WRITER_TIMEOUT_MS, and the provider's own key; for the reader, the same with READER_.
 * An empty variable counts as not set.
 * @returns null when no model is set for this role
 * @throws ModelSettingError
 */
export function readModelSettings(env: Environment, role: ModelRole): ModelSettings | null {
  const timeoutMs = timeoutOf(env[`${role}_TIMEOUT_MS`] || null, role);
  const named = env[`${role}_MODEL`] || null;
  if (named === null) return null;
  const ownKey = env[`${role}_API_KEY`] || null;
  if (/^https?:/i.test(named)) return { ...compatible(named, role), apiKey: ownKey, timeoutMs };
  const [, provider, model] = /^(openai|anthropic|google|ollama):(\S+)$/.exec(named) ?? [];
  if (provider === 'ollama' && model !== undefined)
    return { provider: 'compatible', model, baseUrl: OLLAMA, apiKey: ownKey, timeoutMs };
  if (!isKeyed(provider) || model === undefined) throw new ModelSettingError(forms(role));
  const apiKey = ownKey ?? (env[KEYS[provider]] || null);
  if (apiKey === null)
    throw new ModelSettingError(`${role}_API_KEY: ${provider} needs a key, here or in ${KEYS[provider]}`);
  return { provider, model, baseUrl: null, apiKey, timeoutMs };
}

/**
 * SCORE_READER: whether the reader's ratings count toward the score.
 * @throws ModelSettingError
 */
export function readScoreReader({ SCORE_READER: given = '' }: Environment): boolean {
  if (!['', '0', '1'].includes(given)) throw new ModelSettingError('SCORE_READER: must be 0 or 1');
  return given === '1';
}

const isKeyed = (provider: string | undefined): provider is keyof typeof KEYS =>
  provider !== undefined && Object.hasOwn(KEYS, provider);

function compatible(address: string, role: ModelRole): Pick<ModelSettings, 'provider' | 'model' | 'baseUrl'> {
  const url = URL.parse(address);
  const model = decoded(url?.hash.slice(1) ?? '');
  if (url === null || model === null || !/^\S+$/.test(model) || url.search !== '')
    throw new ModelSettingError(forms(role));
  if (url.username !== '' || url.password !== '')
    throw new ModelSettingError(`${role}_MODEL: must not hold a password; the key goes into ${role}_API_KEY`);
  return { provider: 'compatible', model, baseUrl: `${url.origin}${url.pathname.replace(/\/$/, '')}` };
}

function decoded(hash: string): string | null {
  try {
    return decodeURIComponent(hash);
  } catch {
    return null;
  }
}

function timeoutOf(given: string | null, role: ModelRole): number {
  const { least, most, usual } = TIMEOUT_MS[role];
  if (given === null) return usual;
  const milliseconds = Number(given);
  if (!Number.isInteger(milliseconds) || milliseconds < least || milliseconds > most)
    throw new ModelSettingError(
      `${role}_TIMEOUT_MS: must be a whole number of milliseconds from ${least} to ${most}`,
    );
  return milliseconds;
}
