import { setTimeout } from 'node:timers/promises';
import type { InjectedFailure } from '../service/inject-failures.ts';
import type { Network } from '../service/network.ts';
import type { Server } from '../service/server.ts';
import type { Services } from '../service/services.ts';

interface Installation {
  readonly network: Network;
  readonly services: Services;
  readonly webs: readonly Server[];
  readonly workers: readonly Server[];
  /** Called with the exit status of each replaced server. */
  readonly onReplaced: (status: number | null) => void;
}

const CUT_MILLISECONDS = 30_000;

/** Takes machines away one after another. At the end, replaces every server with a new one. */
export const machineFailures = ({
  network,
  services,
  webs,
  workers,
  onReplaced,
}: Installation): InjectedFailure[] => [
  { what: 'a worker was killed and came back', harm: () => workers[0]!.restart('kill') },
  { what: 'a web server was killed and came back', harm: () => webs[0]!.restart('kill') },
  {
    what: 'a worker was cut from the database for 30 s',
    harm: async () => {
      const join = await network.cut(workers[1]!.host, services.database.host);
      await setTimeout(CUT_MILLISECONDS);
      await join();
    },
  },
  { what: 'PostgreSQL restarted', harm: () => services.restartDatabase() },
  {
    what: 'every server was replaced, one by one',
    harm: async () => {
      for (const server of [...webs, ...workers]) onReplaced(await server.restart('stop'));
    },
  },
];
