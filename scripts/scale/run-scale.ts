import path from 'node:path';
import { exampleBanner, renderBanner } from '@adjudge/engine/testing';
import { leftBehind, meanRow, readBooks, settled } from '../service/books.ts';
import { Customer } from '../service/customer.ts';
import type { Network } from '../service/network.ts';
import { startProxy } from '../service/proxy.ts';
import { Server } from '../service/server.ts';
import { openServices } from '../service/services.ts';
import type { Finding } from '../service/table.ts';
import { harmInTurn } from './harms.ts';
import { type Load, load, watchLatency } from './load.ts';
import { graderSeconds, ownSeconds, peakMemory } from './memory.ts';

const wanted = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise);
const CUSTOMERS = wanted('SCALE_CUSTOMERS', 200);
const EACH = wanted('SCALE_EACH', 5);
/** Milliseconds that a grading stands in for, of the parts in which machines are what is measured. */
const STAND_IN = wanted('SCALE_STAND_IN', 1500);
const GRADERS = 4;
const REAL_SECONDS = wanted('SCALE_REAL_SECONDS', 60);
const PORT = 3000;

/** All of it, in the order of the record. */
export async function runScale(network: Network, home: string): Promise<Finding[]> {
  const services = await openServices(network);
  if (services === null) throw new Error('PostgreSQL or an S3 store is not here');
  const servers: Server[] = [];
  const proxyHost = await network.add('proxy');
  const publicUrl = `http://${proxyHost.address}:8080`;
  const add = async (name: string, role: string, standIn: number | null = STAND_IN): Promise<Server> => {
    const graders = String(standIn === null ? 1 : GRADERS);
    // Behind the proxy, whose word about addresses the proxy's own caller gives.
    const env = {
      ...services.settings,
      PUBLIC_URL: publicUrl,
      ROLE: role,
      GRADERS: graders,
      TRUST_PROXY: '2',
    };
    const host = await network.add(name);
    const server = new Server({ name, host, port: PORT, standIn, home: path.join(home, name), env });
    servers.push(server);
    return server;
  };
  const webs = [await add('web-1', 'web'), await add('web-2', 'web')];
  const proxy = await startProxy({
    publicUrl,
    filesUrl: `http://${proxyHost.address}:8081`,
    webs: webs.map(({ url }) => new URL(url).host),
    files: new URL(services.s3.endpoint ?? '').host,
    home: path.join(home, 'proxy'),
    enter: proxyHost.enter,
  });
  if (proxy === null) throw new Error('Caddy is not here and could not be installed');
  try {
    await webs[0]!.start();
    await webs[1]!.start();
    const { png } = await renderBanner(exampleBanner({ width: 600, height: 500 }));
    const file = { name: 'ad.png', bytes: png };
    const customers = await signUp(publicUrl);
    const findings: Finding[] = [{ what: 'Customers', found: customers.length, wanted: null }];
    const promised = new Map<Customer, string[]>();
    const measured = async (many: number, options: { seconds?: number } = {}): Promise<Load> => {
      const done = await load(customers, { file, many, ...options });
      for (const { customer, graded } of done.promised)
        promised.set(customer, [...(promised.get(customer) ?? []), ...graded]);
      return done;
    };

    const workers: Server[] = [];
    for (const name of ['worker-1', 'worker-2', 'worker-3']) {
      const worker = await add(name, 'worker');
      workers.push(worker);
      await worker.start();
      const { perMinute } = await measured(40 * workers.length);
      findings.push({
        what: `Gradings a minute, stand-ins of ${STAND_IN} ms, ${workers.length} worker(s) of ${GRADERS}`,
        found: perMinute.toFixed(0),
        wanted: null,
      });
    }

    const latency = watchLatency(customers[0]!);
    const [under, harms] = await Promise.all([
      measured(CUSTOMERS * EACH),
      harmInTurn({ network, services, webs, workers }),
    ]);
    const calls = await latency.stop();
    const odd = under.statuses.filter((status) => ![0, 200, 502, 503].includes(status));
    findings.push(
      ...harms,
      { what: 'Gradings while machines went', found: under.graded, wanted: CUSTOMERS * EACH },
      { what: 'Seconds for them', found: under.seconds.toFixed(0), wanted: null },
      { what: 'Answers tried again meanwhile', found: under.statuses.length - under.graded, wanted: null },
      { what: 'Answers other than 200, 502, 503 and breaks', found: odd.join(' ') || 'none', wanted: 'none' },
      { what: 'Other calls meanwhile, ms: median, 95 %, slowest', found: calls, wanted: null },
    );
    findings.push(...peakMemory([...webs, ...workers]));
    await Promise.all(workers.map((each) => each.stop()));

    const real: Server[] = [];
    let [gradedReal, spentBefore] = [0, 0];
    const websBefore = ownSeconds(webs);
    for (const name of ['real-1', 'real-2', 'real-3']) {
      const worker = await add(name, 'worker', null);
      real.push(worker);
      await worker.start();
      // What loading the models took is no grading's.
      spentBefore += graderSeconds([worker]);
      const { perMinute, graded } = await measured(Number.POSITIVE_INFINITY, { seconds: REAL_SECONDS });
      const found = `${perMinute.toFixed(1)} (${graded} graded)`;
      gradedReal += graded;
      findings.push({ what: `Gradings a minute, real, ${real.length} worker(s) of 1`, found, wanted: null });
    }
    const each = (seconds: number): string => (seconds / Math.max(1, gradedReal)).toFixed(2);
    findings.push(
      ...peakMemory(real),
      {
        what: 'Processor seconds of a grader, each real grading',
        found: each(graderSeconds(real) - spentBefore),
        wanted: null,
      },
      {
        what: 'Processor seconds of the web servers, each of them',
        found: each(ownSeconds(webs) - websBefore),
        wanted: null,
      },
      {
        what: 'Row of a real analysis',
        found: await meanRow(services.database.url, gradedReal),
        wanted: null,
      },
    );

    const all = [...promised].map(([customer, graded]) => ({ customer, graded }));
    const books = await settled(() => readBooks(services.database.url, services.s3, all));
    await Promise.all(servers.map((each) => each.stop()));
    const left = servers.flatMap(({ tmp }) => leftBehind(tmp));
    findings.push(
      { what: 'Analyses kept', found: books.graded, wanted: null },
      { what: 'Lost', found: books.lost, wanted: 0 },
      { what: 'Twice', found: books.twice, wanted: 0 },
      { what: 'Accounts with wrong credits', found: books.wrongCredits, wanted: 0 },
      { what: 'Jobs unfinished', found: books.unfinished, wanted: 0 },
      { what: 'Files that no row names', found: books.orphans, wanted: null },
      { what: 'Temporary files left', found: left.length, wanted: 0 },
    );
    return findings;
  } finally {
    for (const server of servers) await server.kill();
    proxy.close();
    await services.close();
  }
}

async function signUp(url: string): Promise<Customer[]> {
  const found: Customer[] = [];
  const waiting = Array.from(
    { length: CUSTOMERS },
    (_, at) =>
      new Customer(url, { email: `customer-${at}@example.com`, address: `198.18.${at >> 8}.${at & 255}` }),
  );
  await Promise.all(
    [1, 2, 3, 4].map(async () => {
      for (let customer = waiting.shift(); customer; customer = waiting.shift()) {
        await customer.register();
        await customer.buy('Banner Package');
        found.push(customer);
      }
    }),
  );
  return found;
}
