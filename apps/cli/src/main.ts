import { UsageError, report } from './exit.ts';

const USAGE = `usage:
  adjudge grade FILE [--copy TEXT | --copy-file FILE] [--json] [--artifacts DIR] [--min-score N]
  adjudge copy [TEXT | --copy-file FILE | --batch FILE.jsonl] [--json]
  adjudge batch MANIFEST.jsonl --out DIR [--artifacts]

exit status: 0 graded, 1 below --min-score, 2 bad input`;

const COMMANDS: Readonly<Record<string, () => Promise<{ run(args: string[]): Promise<number> }>>> = {
  grade: () => import('./grade-command.ts'),
  copy: () => import('./copy-command.ts'),
  batch: () => import('./batch-command.ts'),
};

async function main([name = '', ...args]: string[]): Promise<number> {
  if (name === '--help' || name === 'help') {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  const load = COMMANDS[name];
  if (!load) throw new UsageError(name ? `There is no command ‘${name}’.\n${USAGE}` : USAGE);
  return (await load()).run(args);
}

const exit = await main(process.argv.slice(2)).catch(report);
// The engine keeps models and a thread alive; what was printed to a pipe must be out before the process ends.
process.stdout.write('', () => process.exit(exit));
