import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './exit.ts';

/**
 * Options and arguments of one command.
 * @throws UsageError in one line, for an unknown option, a missing value or one too many
 */
export function parseCommandLine<const O extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: O,
) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    // What follows the first sentence tells how to pass an argument that begins with a dash.
    throw new UsageError(`${text.split(/\.\s|\n/)[0]?.replace(/\.$/, '')}. Try: adjudge --help`, {
      cause: error,
    });
  }
}
