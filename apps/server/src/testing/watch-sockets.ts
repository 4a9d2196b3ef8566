// Loaded before anything else (`--import`), it writes down wherever this process or thread tries to connect to, and what
// it asks of a name server or sends without a connection: a line each, in the file that SOCKETS_SEEN names.
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
  // Node hands its own calls on as a list of options and callback.
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
