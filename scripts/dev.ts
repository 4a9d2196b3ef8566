// `npm run dev`: rebuilds the web app when its sources change, and restarts the server when its own change. With
// `--full` it adds PostgreSQL, an S3 store, a sign-in provider and an admin: scripts/local-services/dev-services.ts.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT, bin } from './command.ts';
import type { DevServices } from './local-services/dev-services.ts';

const WEB = path.join(ROOT, 'apps', 'web');
const publicUrl = `http://localhost:${process.env['PORT'] ?? '3000'}`;

async function fullServices(): Promise<DevServices> {
  // Imported only here, since it loads much of the server, which this process otherwise does not need.
  const { ADMIN, startDevServices } = await import('./local-services/dev-services.ts');
  const services = await startDevServices(publicUrl);
  const facts = [
    `admin: ${ADMIN.email} with '${ADMIN.password}'; set up an authenticator app on the first visit to /admin`,
    'third-party sign-in: Loopback takes any email and any password',
    'cards: use the test cards shown at checkout; nothing is charged',
    `database: ${services.env['DATABASE_URL']}  store: ${services.env['S3_ENDPOINT']}`,
  ];
  process.stderr.write(facts.map((fact) => `adjudge: ${fact}\n`).join(''));
  return services;
}

const services = process.argv.includes('--full') ? await fullServices() : { env: {}, stop: async () => {} };

const children = [
  spawn(
    bin('vite'),
    ['build', '--watch', '--logLevel', 'warn', WEB, '--config', path.join(WEB, 'vite.config.ts')],
    { stdio: 'inherit' },
  ),
  spawn(process.execPath, ['--watch', path.join(ROOT, 'apps', 'server', 'src', 'server.ts')], {
    stdio: 'inherit',
    env: { ...process.env, ...services.env },
  }),
];

let stopping = false;
const stop = (): void => {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill();
  void services.stop();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
