import { WriterSettingError, type WriterSettings, readWriterSettings } from '@adjudge/engine/intake';
import { UsageError } from './exit.ts';

/**
 * The language model that the environment names; null when it names none.
 * @throws UsageError that names the wrong variable
 */
export function writerSettings(): WriterSettings | null {
  try {
    return readWriterSettings(process.env);
  } catch (error) {
    if (!(error instanceof WriterSettingError)) throw error;
    throw new UsageError(`Wrong setting. ${error.message}`, { cause: error });
  }
}
