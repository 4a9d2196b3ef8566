import { UsageError, reportError } from './exit.ts';

const USAGE = `usage:
  adjudge grade FILE [--copy TEXT | --copy-file FILE] [--json] [--artifacts DIR] [--min-score N]
                [--brand NAME] [--objective awareness|consideration|response] [--industry TEXT] [--audience TEXT]
                [--told FILE.json] [--reader MODEL]
  adjudge regrade ARTIFACTS.json --told FILE.json [--brand NAME ...] [--json]
  adjudge whatif FILE [--copy TEXT | --copy-file FILE] [--json] [--out DIR]
  adjudge compare FILE FILE [FILE FILE] [--copy TEXT ... | --copy-file FILE ...] [--json]
  adjudge copy [TEXT | --copy-file FILE | --batch FILE.jsonl] [--json]
  adjudge batch MANIFEST.jsonl --out DIR [--artifacts] [--reader MODEL]

compare accepts creatives and reports from grade --json; give one copy for all, or one per file in the same order
--told describes the ad in the format of the API's told field; regrade uses it to grade an artifacts.json again
--reader sends the picture to a vision-language model, named as in READER_MODEL: ollama:llava:13b
exit status: 0 graded, 1 below --min-score, 2 bad input, 70 output that cannot be written or an error of ours
batch and copy --batch exit with 0 once every line has a report or an error`;

type Command = () => Promise<{ run(args: string[]): Promise<number> }>;

const COMMANDS = new Map<string, Command>([
  ['grade', () => import('./grade-command.ts')],
  ['regrade', () => import('./regrade-command.ts')],
  ['whatif', () => import('./whatif-command.ts')],
  ['compare', () => import('./compare-command.ts')],
  ['copy', () => import('./copy-command.ts')],
  ['batch', () => import('./batch-command.ts')],
]);

/**
 * @param words the command line without the program's own name
 * @returns the exit status
 */
export const runCommandLine = (words: string[]): Promise<number> => dispatch(words).catch(reportError);

async function dispatch([name, ...args]: string[]): Promise<number> {
  if (name === 'help' || [name, ...args].some((word) => word === '--help' || word === '-h')) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  if (name === undefined) throw new UsageError(USAGE);
  const load = COMMANDS.get(name);
  if (!load) throw new UsageError(`There is no command ‘${name}’. Try: adjudge --help`);
  return (await load()).run(args);
}
