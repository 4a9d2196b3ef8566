import { appendFileSync, chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../command.ts';
import { freePort } from './free-port.ts';

export interface TestPostgres {
  readonly url: string;
  /** Ends all connections at once and comes back on the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root, so root runs it as the `postgres` user. */
const asOwner = (words: readonly string[]): readonly string[] =>
  process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', ...words] : words;

/** Where a service runs; this machine's loopback by default. */
export interface ServiceHost {
  readonly address: string;
  /** Command prefix that runs a command on this host. */
  readonly enter: readonly string[];
}

export const LOOPBACK_HOST: ServiceHost = { address: '127.0.0.1', enter: [] };

/** A temporary PostgreSQL in a folder of its own. */
export async function startPostgres(
  programs: string,
  host: ServiceHost = LOOPBACK_HOST,
): Promise<TestPostgres> {
  const home = mkdtempSync(path.join(tmpdir(), 'adjudge-postgres-'));
  chmodSync(home, 0o777);
  const data = path.join(home, 'data');
  const port = await freePort();
  const program = async (name: string, args: readonly string[]) => {
    const words = [...host.enter, ...asOwner([path.join(programs, name), ...args])];
    const { status, output } = await run(words[0]!, words.slice(1), { quiet: true });
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
  const settings = `-p ${port} -c listen_addresses=${host.address} -c max_connections=300 -c unix_socket_directories=${home} -c fsync=off`;
  if (host !== LOOPBACK_HOST)
    appendFileSync(path.join(data, 'pg_hba.conf'), 'host all all 0.0.0.0/0 trust\n');
  const start = () =>
    program('pg_ctl', ['-D', data, '-w', '-o', settings, '-l', path.join(home, 'log'), 'start']);
  await start();
  return {
    url: `postgres://adjudge@${host.address}:${port}/postgres`,
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
