import { CreativeError } from '@adjudge/engine/intake';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { GraderPool } from './grader-pool.ts';
import { GraderFailure } from './grader.ts';

const creative = (fileName: string) => ({ fileName, bytes: new Uint8Array([1, 2, 3]) });
const silent = (): void => {};

const LIMITS = {
  cpuSeconds: 20,
  whatIfCpuSeconds: 1,
  rssBytes: 250 * 1024 * 1024,
  heapMegabytes: 256,
};

let pool: GraderPool;
beforeAll(async () => {
  pool = new GraderPool({
    processes: 2,
    writer: { provider: 'compatible', model: 'small-1', baseUrl: '', apiKey: null, timeoutMs: 500 },
    worker: new URL('../testing/stand-ins/scripted.worker.ts', import.meta.url),
    limits: { ...LIMITS, cpuSeconds: 1 },
  });
  await pool.warm();
});
afterAll(() => pool.close());

describe('GraderPool', () => {
  it('grades, reports progress and returns bytes unchanged', async () => {
    const steps: string[] = [];
    const graded = await pool.grade(creative('fine.png'), (step) => steps.push(step));
    expect(graded.analysis.creative.fileName).toBe('fine.png');
    expect(Uint8Array.from(graded.thumbnail ?? [])).toEqual(new Uint8Array([1, 2, 3]));
    expect(steps).toEqual(['decoding', 'writing']);
    expect(pool.state()).toBe('ready');
  });

  it('passes the writer model to its workers', async () => {
    const { analysis } = await pool.grade(creative('fine.png'), silent);
    expect(analysis.words.model).toBe('small-1');
  });

  it.each([
    [true, 'small-1'],
    [false, null],
  ])('passes the writer model for a correction only if asked to: %s', async (asksWriter, model) => {
    const told = { brand: 'Tarnwell' };
    const asked = { fileName: 'fine.png', measured: new Uint8Array(1), told, asksWriter };
    expect((await pool.regrade(asked)).words.model).toBe(model);
  });

  it('tries fixes and returns their pictures by name', async () => {
    const { whatIf, pictures } = await pool.whatIf(creative('fine.png'), null);
    expect(whatIf.fixes.map(({ id }) => id)).toEqual(['stronger-letters']);
    expect(pictures.map(([name]) => name)).toEqual(['original.jpg', 'stronger-letters.jpg']);
  });

  it('stops work that exceeds its CPU time and rejects the file as too costly', async () => {
    const spending = new GraderPool({
      processes: 2,
      worker: new URL('../testing/stand-ins/scripted.worker.ts', import.meta.url),
      limits: { ...LIMITS, cpuSeconds: 0.5, whatIfCpuSeconds: 0.5, patience: 100 },
    });
    const ended = await Promise.allSettled([
      spending.whatIf(creative('spin'), null),
      spending.grade(creative('spin'), silent),
    ]);
    await spending.close();
    for (const work of ended)
      expect(work).toMatchObject({ reason: { name: 'CreativeError', code: 'too-costly' } });
  });

  it('gives work extra time on a busy machine, then stops it', async () => {
    const started = performance.now();
    await expect(pool.grade(creative('wait'), silent)).rejects.toMatchObject({
      name: 'GraderFailure',
      message: 'The grading ran out of time',
    });
    expect(performance.now() - started).toBeGreaterThan(3500);
  });

  it('finishes a grading after Ctrl-C in the terminal, which reaches its workers too', async () => {
    const { analysis } = await pool.grade(creative('interrupted'), silent);
    expect(analysis.grade).toBe('C');
  });

  it('passes on the engine’s reason for refusing a creative', async () => {
    const refused = pool.grade(creative('refuse'), silent);
    await expect(refused).rejects.toBeInstanceOf(CreativeError);
    await expect(refused).rejects.toMatchObject({ code: 'undecodable', message: 'It is cut off.' });
  });

  it.each([
    ['die', true],
    ['grow', true],
    ['throw', false],
  ])('limits the failure to one grading when its worker is told to %s', async (way, retry) => {
    const [failed, neighbor] = await Promise.allSettled([
      pool.grade(creative(way), silent),
      pool.grade(creative('fine.png'), silent),
    ]);
    expect(failed).toMatchObject({ status: 'rejected', reason: { retry } });
    expect(failed.status === 'rejected' && failed.reason instanceof GraderFailure).toBe(true);
    expect(neighbor.status).toBe('fulfilled');
    expect((await pool.grade(creative('fine.png'), silent)).analysis.grade).toBe('C');
  });
});

describe('temporary files of grader processes', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'adjudge-pool-'));
    vi.stubEnv('TMPDIR', folder);
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  it('are deleted soon after a worker is killed, and entirely when the pool closes', async () => {
    const worker = new URL('../testing/stand-ins/scripted.worker.ts', import.meta.url);
    const own = new GraderPool({ processes: 2, worker, limits: LIMITS });
    await own.grade(creative('fine.png'), silent);
    await expect(own.grade(creative('die'), silent)).rejects.toBeInstanceOf(GraderFailure);
    await own.grade(creative('fine.png'), silent);
    await own.warm();
    const living = () => readdirSync(folder).map((name) => readdirSync(path.join(folder, name)));
    await expect.poll(() => living().length, { timeout: 10_000 }).toBe(2);
    await own.close();
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('a grader process that fails', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each(['ends at once', 'refuses every task'])(
    'while loading (it %s) does not affect the server',
    async (fault) => {
      vi.stubEnv('GRADER_FAULT', fault);
      const heard: unknown[] = [];
      const broken = new GraderPool({
        processes: 2,
        worker: new URL('../testing/stand-ins/unloadable.worker.ts', import.meta.url),
        limits: { ...LIMITS, cpuSeconds: 0.75 },
        onError: (error) => heard.push(error),
      });
      expect(broken.state()).toBe('starting');
      await broken.warm();
      expect(broken.state()).toBe('failed');
      await expect(broken.grade(creative('fine.png'), silent)).rejects.toBeInstanceOf(GraderFailure);
      expect(heard.length).toBeGreaterThan(0);
      await broken.close();
    },
  );

  it('while idle is reported and replaced', async () => {
    const heard: unknown[] = [];
    const lonely = new GraderPool({
      processes: 1,
      worker: new URL('../testing/stand-ins/scripted.worker.ts', import.meta.url),
      limits: LIMITS,
      onError: (error) => heard.push(error),
    });
    await lonely.grade(creative('die later'), silent);
    await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(1);
    expect((await lonely.grade(creative('fine.png'), silent)).analysis.grade).toBe('C');
    await lonely.close();
  });
});
