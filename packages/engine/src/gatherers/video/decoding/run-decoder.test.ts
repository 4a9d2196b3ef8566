import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pipeName, runDecoder } from './run-decoder.ts';
import { sandboxed } from './sandbox.ts';

const LIMITS = { cpuSeconds: 20, memoryKilobytes: 0 };
const ENDLESS = ['-f', 'lavfi', '-i', 'testsrc=size=64x64', '-f', 'rawvideo', pipeName(0)];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'adjudge-decoder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('decoder process', () => {
  it('is stopped when its CPU time is used up', async () => {
    const outputs = [{ most: 1e12, piece: 1e6 }];
    const run = await runDecoder(null, ['-f', 'lavfi', '-i', 'testsrc=size=1920x1080', '-f', 'null', '-'], {
      cpuSeconds: 1,
      outputs,
    });
    expect([run.outOfTime, run.status === 0]).toEqual([true, false]);
  });

  it('is killed when its output exceeds the limit', async () => {
    const run = await runDecoder(null, ENDLESS, {
      cpuSeconds: 20,
      outputs: [{ most: 50_000, piece: 12_000 }],
    });
    expect(run.outOfTime).toBe(false);
    expect(run.outputs[0]!.map(({ length }) => length)).toEqual([12_000, 12_000, 12_000, 12_000, 2_000]);
  });

  it('cannot write files', async () => {
    const file = join(folder, 'written.rgb');
    const args = ['-f', 'lavfi', '-i', 'testsrc=size=64x64', '-frames:v', '5', '-f', 'rawvideo', file];
    await runDecoder(null, args, { cpuSeconds: 10, outputs: [] });
    expect(existsSync(file) ? readFileSync(file).length : 0).toBe(0);
  });
});

/** Runs a shell script as the decoder is run, and returns its exit status. */
async function apart(script: string): Promise<number | null> {
  const [program = '', ...args] = await sandboxed(['/bin/sh', '-c', script], LIMITS);
  const [status] = (await once(spawn(program, args, { stdio: 'ignore' }), 'close')) as [number | null];
  return status;
}

/** Shows whether this machine lets a process have its own namespaces. Elsewhere only the limits of a process apply. */
const [, ...limited] = await sandboxed(['true'], LIMITS);

describe.skipIf(!limited.includes('--net'))('sandboxed process', () => {
  it('cannot connect to any address, including localhost', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const connect = `${process.execPath} -e "require('net').connect(${port}, '127.0.0.1').on('connect', () => process.exit(0)).on('error', () => process.exit(7))"`;
    const [status] = (await once(spawn('/bin/sh', ['-c', connect]), 'close')) as [number];
    expect([status, await apart(connect)]).toEqual([0, 7]);
    server.close();
  });

  it('cannot create, truncate, or remove files', async () => {
    const file = join(folder, 'precious');
    writeFileSync(file, 'of a customer');
    expect(await apart(`touch ${folder}/new`)).not.toBe(0);
    expect(await apart(`: > ${file}`)).not.toBe(0);
    expect(await apart(`rm -f ${file}`)).not.toBe(0);
    expect(readFileSync(file, 'utf8')).toBe('of a customer');
  });
});

/** A process with a decoder that takes its video in real time. It prints the decoder's status, and goes on after Ctrl-C. */
function graderOf(seconds: number): ChildProcess {
  const module = new URL('./run-decoder.ts', import.meta.url).href;
  const script = `import { runDecoder } from '${module}';
    process.on('SIGINT', () => {});
    const { status } = await runDecoder(null, ['-re', '-f', 'lavfi', '-i', 'testsrc=size=64x64', '-t', '${seconds}',
      '-metadata', 'title=${folder}', '-f', 'null', '-'], { cpuSeconds: 60, outputs: [] });
    process.stdout.write(String(status));`;
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
}

/** Number of processes still running: the grader and its decoder. */
function alive(): number {
  const names = (cmdline: string): boolean => {
    try {
      return readFileSync(cmdline, 'utf8').includes(folder);
    } catch {
      return false;
    }
  };
  return globSync('/proc/[0-9]*/cmdline').filter(names).length;
}

describe.skipIf(process.platform !== 'linux')('decoder of an interrupted grader', () => {
  it('finishes, because Ctrl-C in the terminal ends only what the server ends', async () => {
    const grader = graderOf(2);
    const said = text(grader.stdout!);
    await expect.poll(alive, { timeout: 15_000 }).toBe(2);
    process.kill(-grader.pid!, 'SIGINT');
    expect(await said).toBe('0');
  });
});

describe.skipIf(!limited.includes('--pdeathsig'))('decoder of a killed grader', () => {
  it('exits along with it', async () => {
    const grader = graderOf(60);
    await expect.poll(alive, { timeout: 15_000 }).toBe(2);
    grader.kill('SIGKILL');
    await expect.poll(alive, { timeout: 5000 }).toBe(0);
  });
});
