import { useScratchFolder } from '@adjudge/engine/process';
import { reportError } from './exit.ts';
import { runCommandLine } from './run-command-line.ts';

/** Whatever reads the output may stop early, as `head` does. Any other error, such as a full disk, leaves it cut off. */
const fail = (error: NodeJS.ErrnoException): never =>
  process.exit(error.code === 'EPIPE' ? 0 : reportError(error));
process.stdout.on('error', fail);

useScratchFolder();
const exit = await runCommandLine(process.argv.slice(2));
// The engine's models and thread would keep the process alive. Exit explicitly, once the output has been flushed to the pipe.
process.stdout.write('', (error) => (error ? fail(error) : process.exit(exit)));
