// `npm run chaos`: several servers on one PostgreSQL and one S3 store, whose processes, connections and database are taken away
// while customers have ads graded; then hundreds of mutated files over HTTP to the real graders. Bounded: under ten minutes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loopback } from '../service/network.ts';
import { openServices } from '../service/services.ts';
import { printTable } from '../service/table.ts';
import { harmUnderLoad } from './harm.ts';
import { sendMutated } from './send-mutated.ts';

const wanted = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise);

const home = mkdtempSync(path.join(tmpdir(), 'adjudge-chaos-'));
const network = loopback();
const services = await openServices(network);
if (services === null) {
  process.stdout.write('skipped: chaos wants PostgreSQL and an S3 store, which could not be installed\n');
} else {
  try {
    const harmed = await harmUnderLoad({ services, network, home, customers: wanted('CHAOS_CUSTOMERS', 40) });
    const mutated = await sendMutated({
      services,
      network,
      home,
      images: wanted('CHAOS_IMAGES', 400),
      videos: wanted('CHAOS_VIDEOS', 200),
      seconds: wanted('CHAOS_SECONDS', 330),
    });
    const failures = printTable([...harmed, ...mutated]);
    process.exitCode = failures > 0 ? 1 : 0;
  } finally {
    await services.close();
    await network.close();
    rmSync(home, { recursive: true, force: true });
  }
}
