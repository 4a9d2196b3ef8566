import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from './command.ts';
import { freePort } from './free-port.ts';

export interface TestPostgres {
  readonly url: string;
  /** Ends every connection at once, and comes back on the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root: then its own user runs it. */
const asOwner = (command: string, args: readonly string[]): [string, string[]] =>
  process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, [...args]];

/** A throw-away PostgreSQL on loopback, in a folder of its own. */
export async function startPostgres(programs: string): Promise<TestPostgres> {
  const home = mkdtempSync(path.join(tmpdir(), 'adjudge-postgres-'));
  chmodSync(home, 0o777);
  const data = path.join(home, 'data');
  const port = await freePort();
  const program = async (name: string, args: readonly string[]) => {
    const { status, output } = await run(...asOwner(path.join(programs, name), args), { quiet: true });
    if (status !== 0) throw new Error(`${name} failed: ${output}`);
  };
  await program('initdb', [
    '-D',
    data,
    '-U',
    'adjudge',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]);
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${home} -c fsync=off`;
  const start = () =>
    program('pg_ctl', ['-D', data, '-w', '-o', settings, '-l', path.join(home, 'log'), 'start']);
  await start();
  return {
    url: `postgres://adjudge@127.0.0.1:${port}/postgres`,
    async restart() {
      await program('pg_ctl', ['-D', data, '-m', 'fast', 'stop']);
      await start();
    },
    async stop() {
      await program('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
