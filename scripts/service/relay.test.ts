import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { startRelay } from './relay.ts';

it('a relay forwards, drops and refuses connections when cut, and forwards again afterwards', async () => {
  const echo = createServer((socket) => void socket.pipe(socket).on('error', () => {})).listen(
    0,
    '127.0.0.1',
  );
  await once(echo, 'listening');
  const relay = await startRelay({ host: '127.0.0.1', port: (echo.address() as AddressInfo).port });
  const answers = async (): Promise<string> => {
    const socket = connect(relay.port, '127.0.0.1');
    socket.write('hello');
    const answer = await Promise.race([
      once(socket, 'data').then(([data]) => String(data)),
      once(socket, 'close').then(() => 'closed'),
    ]).catch(() => 'closed');
    socket.destroy();
    return answer;
  };
  expect(await answers()).toBe('hello');
  const held = connect(relay.port, '127.0.0.1');
  held.write('held');
  await once(held, 'data');
  const ended = once(
    held.on('error', () => {}),
    'close',
  );
  relay.cut();
  await ended;
  expect(await answers()).toBe('closed');
  relay.join();
  expect(await answers()).toBe('hello');
  await relay.close();
  echo.close();
});
