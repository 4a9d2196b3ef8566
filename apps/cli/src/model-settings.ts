import {
  type ModelRole,
  ModelSettingError,
  type ModelSettings,
  readModelSettings,
  readScoreReader,
} from '@adjudge/engine/intake';
import { UsageError } from './exit.ts';

/** For commands that can use a vision-language model. */
export const READER_OPTIONS = { reader: { type: 'string' } } as const;

/**
 * The language model that the environment configures for this role; null when there is none.
 * @param model from an option; overrides the environment's
 * @throws UsageError naming the wrong variable
 */
export const modelSettings = (role: ModelRole, model?: string): ModelSettings | null =>
  readSetting(() =>
    readModelSettings({ ...process.env, ...(model !== undefined && { [`${role}_MODEL`]: model }) }, role),
  );

/**
 * Whether the vision reader's ratings count toward the score.
 * @throws UsageError
 */
export const readerAffectsScore = (): boolean => readSetting(() => readScoreReader(process.env));

function readSetting<Setting>(read: () => Setting): Setting {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ModelSettingError)) throw error;
    throw new UsageError(`Wrong setting. ${error.message}`, { cause: error });
  }
}
