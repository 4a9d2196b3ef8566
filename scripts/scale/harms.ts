import { setTimeout } from 'node:timers/promises';
import type { Network } from '../service/network.ts';
import type { Server } from '../service/server.ts';
import type { Services } from '../service/services.ts';
import type { Finding } from '../service/table.ts';

interface Installation {
  readonly network: Network;
  readonly services: Services;
  readonly webs: readonly Server[];
  readonly workers: readonly Server[];
}

const CUT_MILLISECONDS = 30_000;

/** Takes machines away one after the other, and replaces every server by a new one in the end. */
export async function harmInTurn({ network, services, webs, workers }: Installation): Promise<Finding[]> {
  const again = async (server: Server, how: 'kill' | 'stop'): Promise<unknown> => {
    const status = await server[how]();
    await setTimeout(1000);
    await server.start();
    return status;
  };
  const harms: [string, () => Promise<unknown>][] = [
    ['a worker was killed and came back', () => again(workers[0]!, 'kill')],
    ['a web server was killed and came back', () => again(webs[0]!, 'kill')],
    [
      'a worker was cut from the database for 30 s',
      async () => {
        const join = await network.cut(workers[1]!.host, services.database.host);
        await setTimeout(CUT_MILLISECONDS);
        await join();
      },
    ],
    ['PostgreSQL restarted', () => services.restartDatabase()],
  ];
  const findings: Finding[] = [];
  for (const [what, harm] of harms) {
    await setTimeout(2000);
    const began = performance.now();
    process.stderr.write(`adjudge: ${what} …\n`);
    await harm();
    findings.push({
      what: `Harm: ${what}`,
      found: `${((performance.now() - began) / 1000).toFixed(0)} s`,
      wanted: null,
    });
  }
  const statuses: unknown[] = [];
  for (const server of [...webs, ...workers]) statuses.push(await again(server, 'stop'));
  findings.push({
    what: 'Harm: rolled out one by one; exit statuses',
    found: statuses.join(' '),
    wanted: '0 0 0 0 0',
  });
  return findings;
}
