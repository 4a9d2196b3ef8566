import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { renderBanner, exampleBanner } from '@adjudge/engine/testing';
import pg from 'pg';
import { freePort } from '../local-services/free-port.ts';
import { leftoverFiles, reconcile, waitUntilSettled } from '../service/reconciliation.ts';
import { Customer } from '../service/customer.ts';
import { injectFailures } from '../service/inject-failures.ts';
import { Progress, load, unexpectedStatuses } from '../service/load.ts';
import type { Network } from '../service/network.ts';
import { startRelay } from '../service/relay.ts';
import { Server } from '../service/server.ts';
import type { Services } from '../service/services.ts';
import { checkStoredFiles } from '../service/stored-files.ts';
import type { Finding } from '../service/table.ts';

interface Order {
  readonly services: Services;
  readonly network: Network;
  readonly home: string;
  readonly customers: number;
}

/** Duration of a stand-in grading: long enough that some are in progress whenever something fails. */
const GRADING_MILLISECONDS = 2500;
const EACH = 8;
const PART = 'Under harm';

/** Two web servers and three workers lose processes, connections and their database while customers have banners graded. */
export async function failuresUnderLoad({
  services,
  network,
  home,
  customers: many,
}: Order): Promise<Finding[]> {
  const host = await network.add('servers');
  const relay = await startRelay({ host: services.database.host.address, port: services.database.port });
  const relayed = new URL(services.database.url);
  relayed.host = `127.0.0.1:${relay.port}`;
  const origin = 'http://adjudge.example';
  const server = async (name: string, role: string, env: Record<string, string> = {}): Promise<Server> =>
    new Server({
      name,
      host,
      port: await freePort(),
      standIn: GRADING_MILLISECONDS,
      home: path.join(home, name),
      env: { ...services.settings, PUBLIC_URL: origin, ROLE: role, GRADERS: '4', ...env },
    });
  const webs = [await server('web-1', 'web'), await server('web-2', 'web')];
  const workers = [
    await server('worker-1', 'worker'),
    await server('worker-2', 'worker', { DATABASE_URL: relayed.href }),
    await server('worker-3', 'worker'),
  ];
  const all = [...webs, ...workers];
  const began = Date.now();
  try {
    await webs[0]!.start();
    await Promise.all(all.slice(1).map((each) => each.start()));
    const { png } = await renderBanner(exampleBanner({ width: 300, height: 250 }));
    let turn = 0;
    const nextWeb = (): string => webs[turn++ % webs.length]!.url;
    const customers = Array.from(
      { length: many },
      (_, at) =>
        new Customer(nextWeb(), {
          email: `harm-${at}@example.com`,
          address: `198.51.100.${at % 250}`,
          origin,
        }),
    );
    for (const customer of customers) {
      await customer.register();
      await customer.buy('Banner Package');
    }
    const progress = new Progress();
    let harmed = false;
    const [under, told] = await Promise.all([
      load(customers, {
        file: { name: 'ad.png', bytes: png },
        many: many * EACH,
        progress,
        mayEnd: () => harmed,
        url: nextWeb,
      }),
      injectFailures(
        [
          { what: 'a worker was killed and came back', harm: () => workers[0]!.restart('kill') },
          { what: 'a web server was killed and came back', harm: () => webs[1]!.restart('kill') },
          { what: 'a worker was cut from the database for 15 s', harm: () => cutFor(relay, 15_000) },
          { what: 'PostgreSQL restarted', harm: () => services.restartDatabase() },
          {
            what: 'every connection was ended, five times',
            harm: () => endConnections(services.database.url),
          },
          { what: 'a worker was stopped and came back', harm: () => workers[2]!.restart('stop') },
        ],
        { progress, many: many * EACH, part: PART },
      ).finally(() => (harmed = true)),
    ]);
    const { promised } = under;
    const fell = all.filter(({ crashes: times }) => times > 0).map(({ name }) => name);
    const reconciled = await waitUntilSettled(() => reconcile(services.database.url, promised));
    await Promise.all(all.map((each) => each.stop()));
    const left = all.flatMap(({ tmp }) => leftoverFiles(tmp));
    const findings: readonly Finding[] = [
      { what: 'customers', found: many, wanted: null },
      { what: 'gradings asked for', found: under.asked, wanted: null },
      { what: 'gradings kept', found: reconciled.graded, wanted: under.asked },
      { what: 'lost', found: reconciled.lost, wanted: 0 },
      { what: 'twice', found: reconciled.twice, wanted: 0 },
      { what: 'accounts with wrong credits', found: reconciled.wrongCredits, wanted: 0 },
      { what: 'jobs unfinished', found: reconciled.unfinished, wanted: 0 },
      { what: 'temporary files left', found: left.length, wanted: 0 },
      { what: 'servers that ended by themselves', found: fell.join(' ') || 'none', wanted: 'none' },
      { what: 'answers other than 200 and 503', found: unexpectedStatuses(under), wanted: 'none' },
      { what: 'answers that there is no room', found: under.full, wanted: 0 },
    ];
    return [
      ...told,
      ...findings.map((each) => ({ ...each, what: `${PART}: ${each.what}` })),
      ...(await checkStoredFiles(services.database.url, services.s3, { part: PART, killed: true })),
      { what: `${PART}: seconds`, found: Math.round((Date.now() - began) / 1000), wanted: null },
    ];
  } finally {
    await Promise.all(all.map((each) => each.kill()));
    await relay.close();
  }
}

async function cutFor(relay: { cut(): void; join(): void }, milliseconds: number): Promise<void> {
  relay.cut();
  await setTimeout(milliseconds);
  relay.join();
}

async function endConnections(url: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  for (let time = 0; time < 5; time += 1) {
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    );
    await setTimeout(400);
  }
  await admin.end();
}
