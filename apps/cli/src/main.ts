import { useScratchFolder } from '@adjudge/engine/process';
import { runCommandLine } from './run-command-line.ts';

// The reader of the result may have seen enough of it, as `head` has.
process.stdout.on('error', () => process.exit(0));

useScratchFolder();
const exit = await runCommandLine(process.argv.slice(2));
// The engine keeps models and a thread alive; what was printed to a pipe must be out before the process ends.
process.stdout.write('', () => process.exit(exit));
