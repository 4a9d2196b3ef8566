// `npm run chaos`: several servers on one PostgreSQL and one S3 store, whose processes, connections and database are taken away
// while customers have ads graded; beside it, on services of its own, a server whose real graders are sent hundreds of mutated
// files over HTTP. Bounded: under ten minutes.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { loopback } from '../service/network.ts';
import { openServices } from '../service/services.ts';
import { printTable } from '../service/table.ts';
import { harmUnderLoad } from './harm.ts';
import { sendMutated } from './send-mutated.ts';

const wanted = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise);

const began = Date.now();
const home = mkdtempSync(path.join(tmpdir(), 'adjudge-chaos-'));
const network = loopback();
const forHarm = await openServices(network);
const forFiles = await openServices(network);
try {
  if (forHarm === null || forFiles === null) {
    process.stdout.write('skipped: chaos wants PostgreSQL and an S3 store, which could not be installed\n');
  } else {
    process.stdout.write(`Load when it began: ${loadavg()[0]?.toFixed(1)}\n`);
    // Harm is mostly waiting, so that both fit into the time of one. What fails is told when both have ended their servers.
    const parts = await Promise.allSettled([
      harmUnderLoad({ services: forHarm, network, home, customers: wanted('CHAOS_CUSTOMERS', 40) }),
      sendMutated({
        services: forFiles,
        network,
        home,
        images: wanted('CHAOS_IMAGES', 400),
        videos: wanted('CHAOS_VIDEOS', 200),
        until: began + wanted('CHAOS_SECONDS', 540) * 1000,
      }),
    ]);
    const failures = printTable(parts.flatMap((part) => (part.status === 'fulfilled' ? part.value : [])));
    const broken = parts.flatMap((part) => (part.status === 'rejected' ? [part.reason as unknown] : []));
    for (const reason of broken) process.stderr.write(`adjudge: a part broke off: ${String(reason)}\n`);
    process.stdout.write(
      `${Math.round((Date.now() - began) / 1000)} s. Load when it ended: ${loadavg()[0]?.toFixed(1)}\n`,
    );
    process.exitCode = failures + broken.length > 0 ? 1 : 0;
  }
} finally {
  await forHarm?.close();
  await forFiles?.close();
  await network.close();
  rmSync(home, { recursive: true, force: true });
}
