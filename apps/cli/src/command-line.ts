import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './exit.ts';

/**
 * Parses the options and arguments of one command.
 * @throws UsageError with one line, for an unknown option, a missing value or a value too many
 */
export function parseCommandLine<const O extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: O,
) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    // Keep the first sentence only. The rest explains how to pass an argument that starts with a dash.
    throw new UsageError(`${text.split(/\.\s|\n/)[0]?.replace(/\.$/, '')}. Try: adjudge --help`, {
      cause: error,
    });
  }
}
