// `npm run chaos`: runs several servers on one PostgreSQL and one S3 store, and takes away processes, connections and
// the database while customers have ads graded. In parallel, with services of its own, a server with real graders
// receives hundreds of mutated files over HTTP. Takes less than ten minutes.
// `npm run chaos -- harm` and `npm run chaos -- mutated` run only one part. `mutated` alone sends all files, however long
// it takes.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { loopback } from '../service/network.ts';
import { type Services, openServices } from '../service/services.ts';
import { numberFromEnv } from '../service/number-from-env.ts';
import { type Finding, printTable } from '../service/table.ts';
import { failuresUnderLoad } from './failures-under-load.ts';
import { sendMutated } from './send-mutated.ts';

const began = Date.now();
const home = mkdtempSync(path.join(tmpdir(), 'adjudge-chaos-'));
const network = loopback();
const [only] = process.argv.slice(2);
const lastSeconds = only === 'mutated' ? Number.POSITIVE_INFINITY : numberFromEnv('CHAOS_SECONDS', 540);

const PARTS: Readonly<Record<string, (services: Services) => Promise<Finding[]>>> = {
  harm: (services) =>
    failuresUnderLoad({ services, network, home, customers: numberFromEnv('CHAOS_CUSTOMERS', 40) }),
  mutated: (services) =>
    sendMutated({
      services,
      network,
      home,
      images: numberFromEnv('CHAOS_IMAGES', 400),
      videos: numberFromEnv('CHAOS_VIDEOS', 200),
      until: began + lastSeconds * 1000,
    }),
};

const parts = Object.entries(PARTS).flatMap(([name, part]) =>
  only === undefined || only === name ? [part] : [],
);
if (parts.length === 0) throw new Error(`There is no part ${only}, only ${Object.keys(PARTS).join(' and ')}`);
const load = (): string => loadavg()[0]?.toFixed(1) ?? '';
process.stdout.write(`Load when it began: ${load()}\n`);
// Separate services, so that the parts do not affect each other. One after another, as the first installs what is missing.
const opened: Services[] = [];
for (const _ of parts) opened.push(...[await openServices(network)].filter((each) => each !== null));
try {
  if (opened.length < parts.length) {
    process.stdout.write('skipped: chaos wants PostgreSQL and an S3 store, which could not be installed\n');
  } else {
    // Harm is mostly waiting, so both parts fit into the time of one. Each stops its own servers, whether or not the
    // other fails.
    const ends = await Promise.allSettled(parts.map((part, at) => part(opened[at]!)));
    const failures = printTable(ends.flatMap((end) => (end.status === 'fulfilled' ? end.value : [])));
    const broken = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
    for (const reason of broken) process.stderr.write(`adjudge: a part broke off: ${reason}\n`);
    process.stdout.write(`${Math.round((Date.now() - began) / 1000)} s. Load when it ended: ${load()}\n`);
    process.exitCode = failures + broken.length > 0 ? 1 : 0;
  }
} finally {
  for (const services of opened) await services.close();
  await network.close();
  rmSync(home, { recursive: true, force: true });
}
