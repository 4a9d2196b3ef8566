import { useScratchFolder } from '@adjudge/engine/process';
import { runCommandLine } from './run-command-line.ts';

// Whatever reads the output may stop early, as `head` does.
process.stdout.on('error', () => process.exit(0));

useScratchFolder();
const exit = await runCommandLine(process.argv.slice(2));
// The engine's models and thread would keep the process alive. Exit explicitly, once the output has been flushed to the pipe.
process.stdout.write('', () => process.exit(exit));
