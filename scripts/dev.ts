// `npm run dev`: the web is built again when its sources change, the server starts again when its own do.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT, bin } from './command.ts';

const WEB = path.join(ROOT, 'apps', 'web');
const children = [
  spawn(
    bin('vite'),
    ['build', '--watch', '--logLevel', 'warn', WEB, '--config', path.join(WEB, 'vite.config.ts')],
    {
      stdio: 'inherit',
    },
  ),
  spawn(process.execPath, ['--watch', path.join(ROOT, 'apps', 'server', 'src', 'server.ts')], {
    stdio: 'inherit',
  }),
];

const stop = (): void => {
  for (const child of children) child.kill();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
