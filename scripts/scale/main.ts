// `npm run scale`: runs two web servers, three workers, PostgreSQL, an S3 store and a proxy, each in its own network
// namespace. Customers have ads graded while machines are taken away. Takes about ten minutes. Needs root.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../command.ts';
import { namespaces } from '../service/network.ts';
import { printTable } from '../service/table.ts';
import { runScale } from './run-scale.ts';

/** Namespace of the customers' machine, in which this program starts itself again. */
const CUSTOMERS = `adj${process.pid}-customers`;
const inside = process.env['SCALE_INSIDE'];

if (inside === undefined) await runInside();
else await measure(inside);

async function runInside(): Promise<void> {
  const made = await run('ip', ['netns', 'add', CUSTOMERS], { quiet: true }).catch(() => ({ status: 1 }));
  if (made.status !== 0) {
    process.stdout.write(
      'skipped: network namespaces cannot be made here; `npm run chaos` does without them\n',
    );
    return;
  }
  try {
    await run('ip', ['-n', CUSTOMERS, 'link', 'set', 'lo', 'up'], { quiet: true });
    const words = [
      'netns',
      'exec',
      CUSTOMERS,
      process.execPath,
      '--disable-warning=ExperimentalWarning',
      import.meta.filename,
    ];
    const child = spawn('ip', words, { stdio: 'inherit', env: { ...process.env, SCALE_INSIDE: CUSTOMERS } });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
    await once(child, 'exit');
    process.exitCode = child.exitCode ?? 1;
  } finally {
    await run('ip', ['netns', 'delete', CUSTOMERS], { quiet: true });
  }
}

async function measure(own: string): Promise<void> {
  const network = await namespaces(own.split('-')[0] ?? 'adj', own);
  if (network === null) throw new Error('The namespaces could not be joined');
  const home = mkdtempSync(path.join(tmpdir(), 'adjudge-scale-'));
  try {
    process.stdout.write(`Machines are ${network.kind}. Load when it began: ${loadavg()[0]?.toFixed(1)}\n`);
    const findings = await runScale(network, home);
    process.exitCode = printTable(findings) > 0 ? 1 : 0;
    process.stdout.write(`Load when it ended: ${loadavg()[0]?.toFixed(1)}\n`);
  } finally {
    await network.close();
    rmSync(home, { recursive: true, force: true });
  }
}
