import path from 'node:path';
import { exampleBanner, renderBanner } from '@adjudge/engine/testing';
import { leftoverFiles, meanRow, reconcile, waitUntilSettled } from '../service/reconciliation.ts';
import { Customer } from '../service/customer.ts';
import { injectFailures } from '../service/inject-failures.ts';
import { type Load, type LoadOptions, Progress, load, unexpectedStatuses } from '../service/load.ts';
import type { Network } from '../service/network.ts';
import { numberFromEnv } from '../service/number-from-env.ts';
import { startProxy } from '../service/proxy.ts';
import { Server } from '../service/server.ts';
import { openServices } from '../service/services.ts';
import { checkStoredFiles } from '../service/stored-files.ts';
import type { Finding } from '../service/table.ts';
import { graderCpuSeconds, serverCpuSeconds, peakMemory } from '../service/usage.ts';
import { machineFailures } from './machine-failures.ts';
import { watchLatency } from './latency.ts';

const CUSTOMERS = numberFromEnv('SCALE_CUSTOMERS', 200);
const EACH = numberFromEnv('SCALE_EACH', 5);
/** Milliseconds of a stand-in grading, for the parts that measure the machines. */
const STAND_IN = numberFromEnv('SCALE_STAND_IN', 3000);
const GRADERS = 4;
const REAL_SECONDS = numberFromEnv('SCALE_REAL_SECONDS', 60);
const PORT = 3000;

/** Runs all parts. The findings are in the order of the report. */
export async function runScale(network: Network, home: string): Promise<Finding[]> {
  const services = await openServices(network);
  if (services === null) throw new Error('PostgreSQL or an S3 store is not here');
  const servers: Server[] = [];
  const proxyHost = await network.add('proxy');
  const publicUrl = `http://${proxyHost.address}:8080`;
  const add = async (name: string, role: string, standIn: number | null = STAND_IN): Promise<Server> => {
    const graders = String(standIn === null ? 1 : GRADERS);
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
    const customers = await signUp(webs, publicUrl);
    const findings: Finding[] = [{ what: 'Customers', found: customers.length, wanted: null }];
    const promised = new Map<Customer, string[]>();
    const measured = async (
      many: number,
      options: Omit<LoadOptions, 'file' | 'many'> = {},
    ): Promise<Load> => {
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
      const { perMinute, full } = await measured(40 * workers.length);
      findings.push(
        {
          what: `Gradings a minute, stand-ins of ${STAND_IN} ms, ${workers.length} worker(s) of ${GRADERS}`,
          found: perMinute.toFixed(0),
          wanted: null,
        },
        { what: '      answers that there is no room', found: full, wanted: 0 },
      );
    }

    const latency = watchLatency(customers[0]!);
    const progress = new Progress();
    const many = CUSTOMERS * EACH;
    const statuses: (number | null)[] = [];
    let harmed = false;
    const harms = machineFailures({
      network,
      services,
      webs,
      workers,
      onReplaced: (each) => statuses.push(each),
    });
    const [under, told] = await Promise.all([
      measured(many, { progress, mayEnd: () => harmed }),
      injectFailures(harms, { progress, many, part: 'Harm' }).finally(() => (harmed = true)),
    ]);
    const calls = await latency.stop();
    findings.push(
      ...told,
      { what: 'Exit statuses of those that were replaced', found: statuses.join(' '), wanted: '0 0 0 0 0' },
      { what: 'Gradings asked for while machines went', found: under.asked, wanted: null },
      { what: 'Gradings answered', found: under.graded, wanted: under.asked },
      { what: 'Answers that there is no room', found: under.full, wanted: 0 },
      { what: 'Seconds for them', found: under.seconds.toFixed(0), wanted: null },
      { what: 'Answers tried again meanwhile', found: under.statuses.length - under.graded, wanted: null },
      {
        what: 'Answers other than 200, 502, 503 and breaks',
        found: unexpectedStatuses(under),
        wanted: 'none',
      },
      { what: 'Other calls meanwhile, ms: median, 95 %, slowest', found: calls, wanted: null },
    );
    findings.push(...peakMemory([...webs, ...workers]));
    await Promise.all(workers.map((each) => each.stop()));

    const real: Server[] = [];
    let [gradedReal, spentBefore] = [0, 0];
    const websBefore = serverCpuSeconds(webs);
    for (const name of ['real-1', 'real-2', 'real-3']) {
      const worker = await add(name, 'worker', null);
      real.push(worker);
      await worker.start();
      // Leaves out the time that loading the models took.
      spentBefore += graderCpuSeconds([worker]);
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
        found: each(graderCpuSeconds(real) - spentBefore),
        wanted: null,
      },
      {
        what: 'Processor seconds of the web servers, each of them',
        found: each(serverCpuSeconds(webs) - websBefore),
        wanted: null,
      },
      {
        what: 'Row of a real analysis',
        found: await meanRow(services.database.url, gradedReal),
        wanted: null,
      },
    );

    const all = [...promised].map(([customer, graded]) => ({ customer, graded }));
    const reconciled = await waitUntilSettled(() => reconcile(services.database.url, all));
    await Promise.all(servers.map((each) => each.stop()));
    const left = servers.flatMap(({ tmp }) => leftoverFiles(tmp));
    findings.push(
      { what: 'Analyses kept', found: reconciled.graded, wanted: null },
      { what: 'Lost', found: reconciled.lost, wanted: 0 },
      { what: 'Twice', found: reconciled.twice, wanted: 0 },
      { what: 'Accounts with wrong credits', found: reconciled.wrongCredits, wanted: 0 },
      { what: 'Jobs unfinished', found: reconciled.unfinished, wanted: 0 },
      { what: 'Temporary files left', found: left.length, wanted: 0 },
      ...(await checkStoredFiles(services.database.url, services.s3, { part: 'Store', killed: true })),
    );
    return findings;
  } finally {
    for (const server of servers) await server.kill();
    proxy.close();
    await services.close();
  }
}

/**
 * Signs up at the web servers directly, where each customer can claim their own address. Behind the proxy they would
 * share one machine's address, from which sign-ups are limited, and the proxy rightly does not trust claimed addresses.
 */
async function signUp(webs: readonly Server[], publicUrl: string): Promise<Customer[]> {
  const waiting = Array.from({ length: CUSTOMERS }, (_, at) => {
    const address = `198.18.${at >> 8}.${at & 255}`;
    const { url } = webs[at % webs.length]!;
    return new Customer(url, { email: `customer-${at}@example.com`, address, origin: publicUrl });
  });
  const found: Customer[] = [];
  await Promise.all(
    [1, 2, 3, 4].map(async () => {
      for (let customer = waiting.shift(); customer; customer = waiting.shift()) {
        await customer.register();
        await customer.buy('Banner Package');
        customer.url = publicUrl;
        found.push(customer);
      }
    }),
  );
  return found;
}
