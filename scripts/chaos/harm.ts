import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { renderBanner, exampleBanner } from '@adjudge/engine/testing';
import pg from 'pg';
import { freePort } from '../free-port.ts';
import { leftBehind, readBooks, settled } from '../service/books.ts';
import { Customer } from '../service/customer.ts';
import type { Network } from '../service/network.ts';
import { startRelay } from '../service/relay.ts';
import { Server } from '../service/server.ts';
import type { Services } from '../service/services.ts';
import type { Finding } from '../service/table.ts';

interface Order {
  readonly services: Services;
  readonly network: Network;
  readonly home: string;
  readonly customers: number;
}

/** Of a grading that stands in: long enough that some are under way whenever something goes. */
const GRADING_MILLISECONDS = 900;
const EACH = 8;

/** Two web servers and three workers lose processes, connections and their database while customers have banners graded. */
export async function harmUnderLoad({ services, network, home, customers: many }: Order): Promise<Finding[]> {
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
    const load = Promise.all(
      customers.map(async (customer) => {
        const graded: string[] = [];
        const tried: number[] = [];
        for (let at = 0; at < EACH; at += 1) {
          const { status, before, analysisId } = await customer.grade(
            { name: `${at}.png`, bytes: png },
            { url: nextWeb },
          );
          if (analysisId !== null) graded.push(analysisId);
          tried.push(...before, status);
        }
        return { customer, graded, tried };
      }),
    );
    const harms: [string, () => Promise<unknown>][] = [
      ['a worker is killed and comes back', () => again(workers[0]!)],
      ['a web server is killed and comes back', () => again(webs[1]!)],
      ['a worker is cut from the database for 15 s', () => cutFor(relay, 15_000)],
      ['PostgreSQL restarts', () => services.restartDatabase()],
      ['every connection is ended, five times', () => endConnections(services.database.url)],
      ['a worker is stopped and comes back', () => again(workers[2]!, 'stop')],
    ];
    for (const [what, harm] of harms) {
      await setTimeout(2000);
      process.stderr.write(`adjudge: ${what} …\n`);
      await harm();
    }
    const promised = await load;
    const fell = all.filter(({ fell: times }) => times > 0).map(({ name }) => name);
    const books = await settled(() => readBooks(services.database.url, services.s3, promised));
    await Promise.all(all.map((each) => each.stop()));
    const left = all.flatMap(({ tmp }) => leftBehind(tmp));
    const odd = promised
      .flatMap(({ tried }) => tried)
      .filter((status) => ![0, 200, 502, 503].includes(status));
    return [
      { what: 'Under harm: customers', found: many, wanted: null },
      { what: 'Under harm: gradings asked for', found: many * EACH, wanted: null },
      { what: 'Under harm: gradings kept', found: books.graded, wanted: many * EACH },
      { what: 'Under harm: lost', found: books.lost, wanted: 0 },
      { what: 'Under harm: twice', found: books.twice, wanted: 0 },
      { what: 'Under harm: accounts with wrong credits', found: books.wrongCredits, wanted: 0 },
      { what: 'Under harm: jobs unfinished', found: books.unfinished, wanted: 0 },
      { what: 'Under harm: files that no row names', found: books.orphans, wanted: null },
      { what: 'Under harm: temporary files left', found: left.length, wanted: 0 },
      {
        what: 'Under harm: servers that ended by themselves',
        found: fell.join(' ') || 'none',
        wanted: 'none',
      },
      { what: 'Under harm: other answers than 200 and 503', found: odd.join(' ') || 'none', wanted: 'none' },
      { what: 'Under harm: seconds', found: Math.round((Date.now() - began) / 1000), wanted: null },
    ];
  } finally {
    await Promise.all(all.map((each) => each.kill()));
    await relay.close();
  }
}

async function again(server: Server, how: 'kill' | 'stop' = 'kill'): Promise<void> {
  await server[how]();
  await setTimeout(1000);
  await server.start();
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
