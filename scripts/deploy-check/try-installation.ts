import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../local-services/free-port.ts';
import { type Proxy, startProxy } from '../service/proxy.ts';
import { ensureCaddy } from '../local-services/system-packages.ts';
import type { Image } from './build-image.ts';
import type { Start } from './dockerfile.ts';
import type { Roots, Started } from './roots.ts';
import { environmentOf, readCompose } from './settings.ts';
import { expectLocked, expectMetrics, gradeBoth } from './use-installation.ts';

interface Installation {
  readonly image: Image;
  readonly start: Start;
  readonly roots: Roots;
  /** Creates a folder of this name, for a volume. */
  readonly data: (name: string) => string;
  readonly postgres: string;
  readonly files: string;
  readonly say: (line: string) => void;
}

const START_MILLISECONDS = 120_000;
const STOP_MILLISECONDS = 20_000;
const secret = (): string => randomBytes(24).toString('hex');

/** Runs web, worker and proxy as deploy/compose.yaml does, and uses them as a customer would. */
export async function tryInstallation(installation: Installation): Promise<void> {
  const { start, say } = installation;
  const compose = readCompose();
  const caddy = await ensureCaddy();
  const [web, worker, front, storeFront] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const publicUrl = `http://127.0.0.1:${caddy ? front : web}`;
  const filesUrl = caddy ? `http://127.0.0.1:${storeFront}` : installation.files;
  const given = {
    PUBLIC_URL: publicUrl,
    FILES_URL: filesUrl,
    POSTGRES_PASSWORD: secret(),
    SESSION_SECRET: secret(),
    // The secret of the test store.
    S3_SECRET: 'testsecret',
    METRICS_TOKEN: secret(),
    SMTP_URL: 'outbox',
    MAIL_FROM: 'no-reply@example.com',
    SUPPORT_EMAIL: 'support@example.com',
    DEMO: '1',
  };
  const settings = (service: string, port: number): Record<string, string> => ({
    ...environmentOf(compose, service, given),
    DATABASE_URL: installation.postgres,
    S3_ACCESS_KEY_ID: 'test',
    HOST: '127.0.0.1',
    PORT: String(port),
  });
  const running: Started[] = [];
  const log: string[] = [];
  let proxy: Proxy | null = null;
  const begin = (service: string, port: number, command = start.command): Started => {
    const data = installation.data(`${service}-${running.length}`);
    const started = installation.roots.start(
      installation.image.root,
      { ...start, command },
      { env: settings(service, port), data },
    );
    for (const stream of [started.child.stdout, started.child.stderr])
      stream?.on('data', (chunk: Buffer) => log.push(`${service}: ${chunk.toString().trim()}`));
    running.push(started);
    return started;
  };
  try {
    proxy = await startProxy({
      publicUrl: given.PUBLIC_URL,
      filesUrl: given.FILES_URL,
      webs: [`127.0.0.1:${web}`],
      files: new URL(installation.files).host,
      home: installation.data('proxy'),
    });
    if (proxy === null) say('skipped: the proxy (Caddy is not installed and could not be)');
    const bucket = compose.services['bucket']?.command ?? [];
    const made = begin('bucket', web, [...start.command.slice(0, start.command.indexOf('node')), ...bucket]);
    if ((await outcome(made.child)) !== 0) throw new Error('The bucket was not made');
    say('the bucket is made');
    const servers = { web: begin('web', web), worker: begin('worker', worker) };
    for (const [name, server] of Object.entries(servers))
      await until(
        `the health check of ${name}`,
        async () => (await server.run(start.health)).status === 0,
        server,
      );
    say('web and worker are healthy by the HEALTHCHECK of the Dockerfile');
    if (installation.image.skipped.length === 0) await expectLocked(servers.web);
    await until(
      'the worker',
      () => fetch(`http://127.0.0.1:${worker}/readyz`).then(({ ok }) => ok),
      servers.worker,
    );
    await gradeBoth(publicUrl, say);
    await expectMetrics({ publicUrl, web, worker, token: given.METRICS_TOKEN, proxied: caddy !== null });
    say('/metrics answers its token on web and worker, and nobody through the proxy');
    for (const [name, server] of Object.entries(servers)) {
      server.signal('SIGTERM');
      const status = await Promise.race([outcome(server.child), setTimeout(STOP_MILLISECONDS, 'not at all')]);
      if (status !== 0) throw new Error(`${name} ended with ${status} after SIGTERM`);
    }
    say('both ended with 0 after SIGTERM');
  } catch (error) {
    say(log.slice(-40).join('\n'));
    throw error;
  } finally {
    proxy?.close();
    for (const { child } of running) if (child.exitCode === null) child.kill('SIGKILL');
  }
}

/** Waits for the exit status; a process ended by a signal counts as failed. */
async function outcome(child: ChildProcess): Promise<number> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode ?? 1;
}

/** @throws when `what` does not happen in time, or when `server` has ended */
async function until(what: string, done: () => Promise<boolean>, server?: Started): Promise<void> {
  const patience = AbortSignal.timeout(START_MILLISECONDS);
  while (!(await done().catch(() => false))) {
    if (patience.aborted || (server && server.child.exitCode !== null))
      throw new Error(`${what} did not come`);
    await setTimeout(250);
  }
}
