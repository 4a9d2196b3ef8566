import { type Server, type Socket, connect, createServer } from 'node:net';
import { freePort } from '../local-services/free-port.ts';

/** A connection to a local server that can be cut, for when there is no network to cut. */
export interface Relay {
  readonly port: number;
  /** Ends all connections and accepts no more until `join`. */
  cut(): void;
  join(): void;
  close(): Promise<void>;
}

export async function startRelay(to: { host: string; port: number }): Promise<Relay> {
  const port = await freePort();
  const open = new Set<Socket>();
  let isCut = false;
  const server: Server = createServer((from) => {
    if (isCut) return void from.destroy();
    const target = connect(to.port, to.host);
    for (const [one, other] of [
      [from, target],
      [target, from],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy()).on('close', () => (open.delete(one), other.destroy()));
    }
    return undefined;
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const drop = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    port,
    cut() {
      isCut = true;
      drop();
    },
    join() {
      isCut = false;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        drop();
      }),
  };
}
