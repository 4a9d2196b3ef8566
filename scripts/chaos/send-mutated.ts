import { availableParallelism } from 'node:os';
import path from 'node:path';
import { freePort } from '../local-services/free-port.ts';
import { leftoverFiles, reconcile, waitUntilSettled } from '../service/reconciliation.ts';
import { Customer } from '../service/customer.ts';
import type { Network } from '../service/network.ts';
import { Server } from '../service/server.ts';
import type { Services } from '../service/services.ts';
import { checkStoredFiles } from '../service/stored-files.ts';
import type { Finding } from '../service/table.ts';
import { totalCpuSeconds } from '../service/usage.ts';
import { drawnPictures, drawnVideos, mutated } from './mutations.ts';
import { sweep } from './sweep.ts';

const SEED = 18;
const PICTURE_CUSTOMERS = 16;
const VIDEO_CUSTOMERS = 8;

interface Order {
  readonly services: Services;
  readonly network: Network;
  readonly home: string;
  readonly images: number;
  readonly videos: number;
  /** Epoch milliseconds after which nothing more is sent. */
  readonly until: number;
}

/** Sends mutated pictures and videos over HTTP to a server with real graders. */
export async function sendMutated(order: Order): Promise<Finding[]> {
  const { services, network, home, images, videos, until } = order;
  const began = Date.now();
  const server = new Server({
    name: 'all',
    host: await network.add('all'),
    port: await freePort(),
    standIn: null,
    home: path.join(home, 'all'),
    env: { ...services.settings, GRADERS: String(availableParallelism() + 1) },
  });
  try {
    await server.start();
    const pictures = mutated(await drawnPictures(), images, SEED);
    const films = mutated(await drawnVideos(), videos, SEED + 1);
    const senders = {
      pictures: await customers(server.url, 'pictures', PICTURE_CUSTOMERS),
      videos: await customers(server.url, 'videos', VIDEO_CUSTOMERS),
    };
    const [ofPictures, ofVideos] = await Promise.all([
      sweep(pictures, senders.pictures, {
        send: (customer, file) => customer.grade(file),
        until,
      }),
      sweep(films, senders.videos, {
        // AVI is accepted only in the grading request itself.
        send: (customer, file) =>
          file.name.endsWith('.avi') ? customer.grade(file) : customer.gradeVideo(file),
        until,
      }),
    ]);
    const promised = [...ofPictures.promised, ...ofVideos.promised];
    const reconciled = await waitUntilSettled(() => reconcile(services.database.url, promised));
    const wrong = [...ofPictures.wrong, ...ofVideos.wrong];
    for (const line of wrong) process.stderr.write(`adjudge: ${line}\n`);
    const { crashes } = server;
    const used = totalCpuSeconds(server);
    const status = await server.stop();
    const told = ({ sent, answers, slowest }: typeof ofPictures): string =>
      `${sent} sent; ${Object.entries(answers)
        .map(([code, many]) => `${many} × ${code}`)
        .join(', ')}; slowest ${(slowest / 1000).toFixed(1)} s`;
    return [
      { what: `Mutated pictures, ${images} made`, found: told(ofPictures), wanted: null },
      { what: `Mutated videos, ${videos} made`, found: told(ofVideos), wanted: null },
      {
        what: 'Mutated: files that there was no time to send',
        found: images + videos - ofPictures.sent - ofVideos.sent,
        wanted: 0,
      },
      { what: 'Mutated: answers that no file may bring about', found: wrong.length, wanted: 0 },
      { what: 'Mutated: the server ended by itself', found: crashes, wanted: 0 },
      { what: 'Mutated: exit status after SIGTERM', found: status ?? 'a signal', wanted: 0 },
      { what: 'Mutated: lost', found: reconciled.lost, wanted: 0 },
      { what: 'Mutated: twice', found: reconciled.twice, wanted: 0 },
      { what: 'Mutated: accounts with wrong credits', found: reconciled.wrongCredits, wanted: 0 },
      {
        what: 'Mutated: temporary files left',
        found: leftoverFiles(server.tmp).join(' ') || 'none',
        wanted: 'none',
      },
      ...(await checkStoredFiles(services.database.url, services.s3, { part: 'Mutated', killed: false })),
      {
        what: 'Mutated: processor seconds of server, graders and decoders',
        found: used.toFixed(0),
        wanted: null,
      },
      { what: 'Mutated: seconds', found: Math.round((Date.now() - began) / 1000), wanted: null },
    ];
  } finally {
    await server.kill();
  }
}

/** Customers with credits for every file, so that accounting errors show. */
async function customers(url: string, what: string, many: number): Promise<Customer[]> {
  const found: Customer[] = [];
  for (let at = 0; at < many; at += 1) {
    const customer = new Customer(url, { email: `${what}-${at}@example.com`, address: `203.0.113.${at}` });
    await customer.register();
    await customer.buy('Combined Package', 2);
    found.push(customer);
  }
  return found;
}
