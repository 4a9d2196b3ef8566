import {
  type ModelRole,
  ModelSettingError,
  type ModelSettings,
  readModelSettings,
  readScoreReader,
} from '@adjudge/engine/intake';
import { UsageError } from './exit.ts';

/** Options of the commands that can have an ad read by a vision-language model. */
export const READER_OPTIONS = { reader: { type: 'string' } } as const;

/**
 * The language model that the environment names for this role; null when it names none.
 * @param model the one that an option names in the place of the environment's
 * @throws UsageError that names the wrong variable
 */
export const modelSettings = (role: ModelRole, model?: string): ModelSettings | null =>
  ofEnvironment(() =>
    readModelSettings({ ...process.env, ...(model !== undefined && { [`${role}_MODEL`]: model }) }, role),
  );

/**
 * Whether the ratings of a reader enter the score.
 * @throws UsageError
 */
export const scoresReader = (): boolean => ofEnvironment(() => readScoreReader(process.env));

function ofEnvironment<Setting>(read: () => Setting): Setting {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ModelSettingError)) throw error;
    throw new UsageError(`Wrong setting. ${error.message}`, { cause: error });
  }
}
