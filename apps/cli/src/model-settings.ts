import {
  type ModelRole,
  ModelSettingError,
  type ModelSettings,
  readModelSettings,
} from '@adjudge/engine/intake';
import { UsageError } from './exit.ts';

/**
 * The language model that the environment names for this role; null when it names none.
 * @throws UsageError that names the wrong variable
 */
export function modelSettings(role: ModelRole): ModelSettings | null {
  try {
    return readModelSettings(process.env, role);
  } catch (error) {
    if (!(error instanceof ModelSettingError)) throw error;
    throw new UsageError(`Wrong setting. ${error.message}`, { cause: error });
  }
}
