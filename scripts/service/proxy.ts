import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ROOT } from '../command.ts';
import { ensureCaddy } from '../local-services/system-packages.ts';
import { LOOPBACK_HOST } from '../local-services/test-postgres.ts';

const CONFIG = path.join(ROOT, 'deploy', 'Caddyfile');
const START_MILLISECONDS = 30_000;

export interface Proxy {
  close(): void;
}

export interface Proxied {
  readonly publicUrl: string;
  readonly filesUrl: string;
  /** host:port of every web server. */
  readonly webs: readonly string[];
  /** host:port of the store. */
  readonly files: string;
  /** A folder for this proxy alone. */
  readonly home: string;
  /** Prefix of the proxy's command. */
  readonly enter?: readonly string[];
}

/**
 * Starts Debian's Caddy with deploy/Caddyfile unchanged, and waits until the store answers through it. @returns null
 * without Caddy
 */
export async function startProxy(proxied: Proxied): Promise<Proxy | null> {
  const caddy = await ensureCaddy();
  if (caddy === null) return null;
  const { publicUrl, filesUrl, webs, files, home, enter = LOOPBACK_HOST.enter } = proxied;
  mkdirSync(home, { recursive: true });
  const env = { PUBLIC_URL: publicUrl, FILES_URL: filesUrl, WEB: webs.join(' '), FILES: files };
  const [command, ...words] = [...enter, caddy, 'run', '--config', CONFIG, '--adapter', 'caddyfile'];
  const child = spawn(command, words, {
    env: { ...process.env, ...env, HOME: home, XDG_DATA_HOME: home },
    stdio: 'ignore',
  });
  const patience = AbortSignal.timeout(START_MILLISECONDS);
  while (
    !(await fetch(filesUrl).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (patience.aborted || child.exitCode !== null) throw new Error('The proxy did not come up');
    await setTimeout(250);
  }
  return { close: () => void child.kill('SIGKILL') };
}
