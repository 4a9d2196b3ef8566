// Preloaded with `--import`. Writes one line to the file in SOCKETS_SEEN for every connection that this process or thread
// attempts, every DNS lookup, and every datagram it sends.
import dgram from 'node:dgram';
import dns from 'node:dns';
import { appendFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { z } from 'zod';

const file = z.string().parse(process.env['SOCKETS_SEEN']);
const target = z.object({
  path: z.string().nullish(),
  host: z.string().nullish(),
  port: z.union([z.string(), z.number()]).nullish(),
});

function seen(...said: readonly unknown[]): void {
  // Node's internal calls pass options and callback as one array.
  const given = said.flat();
  const options = target.safeParse(given[0]);
  const { path, host, port } = options.success
    ? options.data
    : { path: null, host: given[1], port: given[0] };
  appendFileSync(file, `${path ?? `${String(host)}:${String(port)}`}\n`);
}

function watch<T extends object>(owner: T, name: keyof T & string): void {
  const real: unknown = owner[name];
  if (typeof real !== 'function') throw new TypeError(`There is no ${name} to be watched`);
  Object.defineProperty(owner, name, {
    value(this: unknown, ...args: unknown[]): unknown {
      seen(...args);
      return Reflect.apply(real, this, args);
    },
  });
}

watch(Socket.prototype, 'connect');
watch(dgram.Socket.prototype, 'send');
watch(dns, 'lookup');
