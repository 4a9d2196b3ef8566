import { run } from '../command.ts';
import { LOOPBACK_HOST, type ServiceHost } from '../local-services/test-postgres.ts';

/** A machine, or a stand-in for one. */
export interface Host extends ServiceHost {
  readonly name: string;
}

export interface Network {
  /** Description for the report. */
  readonly kind: string;
  /** @throws when the system does not allow it */
  add(name: string): Promise<Host>;
  /** Cuts the route from one host to another. @returns a function that restores it */
  cut(from: Host, to: Host): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

const runOrThrow = async (...words: readonly string[]): Promise<void> => {
  const { status, output } = await run(words[0] ?? '', words.slice(1), { quiet: true });
  if (status !== 0) throw new Error(`${words.join(' ')} ended with ${status}: ${output}`);
};

/** These addresses exist only in the namespaces, and nothing routes out of them. */
const NET = '10.99.0';

/**
 * Runs hosts as network namespaces joined by a bridge in a namespace of its own. Does not touch this machine's own network.
 * @param own namespace of this process, which joins as the customers' machine
 * @returns null when this process cannot create namespaces
 */
export async function namespaces(prefix: string, own: string): Promise<Network | null> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  const bridge = `${prefix}-net`;
  const made: string[] = [];
  let plugged = 0;
  const close = async (): Promise<void> => {
    for (const name of made.toReversed()) await run('ip', ['netns', 'delete', name], { quiet: true });
  };
  const space = async (name: string): Promise<void> => {
    await runOrThrow('ip', 'netns', 'add', name);
    made.push(name);
    await runOrThrow('ip', '-n', name, 'link', 'set', 'lo', 'up');
  };
  const plug = async (name: string): Promise<string> => {
    plugged += 1;
    const [port, address] = [`p${plugged}`, `${NET}.${plugged + 10}`];
    await runOrThrow(
      'ip',
      '-n',
      name,
      'link',
      'add',
      'eth0',
      'type',
      'veth',
      'peer',
      'name',
      port,
      'netns',
      bridge,
    );
    await runOrThrow('ip', '-n', bridge, 'link', 'set', port, 'master', 'br0', 'up');
    await runOrThrow('ip', '-n', name, 'address', 'add', `${address}/24`, 'dev', 'eth0');
    await runOrThrow('ip', '-n', name, 'link', 'set', 'eth0', 'up');
    return address;
  };
  try {
    await space(bridge);
    await runOrThrow('ip', '-n', bridge, 'link', 'add', 'br0', 'type', 'bridge');
    await runOrThrow('ip', '-n', bridge, 'link', 'set', 'br0', 'up');
    await plug(own);
  } catch (error) {
    process.stderr.write(`adjudge: no namespaces: ${String(error)}\n`);
    await close();
    return null;
  }
  return {
    kind: 'network namespaces joined by a bridge, one for each machine',
    async add(name) {
      await space(`${prefix}-${name}`);
      const address = await plug(`${prefix}-${name}`);
      return { name, address, enter: ['ip', 'netns', 'exec', `${prefix}-${name}`] };
    },
    async cut({ name }, { address }) {
      const route = ['ip', '-n', `${prefix}-${name}`, 'route'];
      await runOrThrow(...route, 'add', 'blackhole', `${address}/32`);
      return () => runOrThrow(...route, 'delete', 'blackhole', `${address}/32`);
    },
    close,
  };
}

/** For systems without namespaces. Every host is this machine's loopback, and routes between hosts cannot be cut. */
export const loopback = (): Network => ({
  kind: 'processes on the loopback of one machine',
  add: async (name) => ({ ...LOOPBACK_HOST, name }),
  cut: () => Promise.reject(new Error('Loopback cannot be cut')),
  close: async () => {},
});
