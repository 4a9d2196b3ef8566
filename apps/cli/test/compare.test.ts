import { rm } from 'node:fs/promises';
import { analysisSchema, compareAnalyses } from '@adjudge/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Workspace, banner } from './adjudge.ts';

const STRONG = 'A Teacher Asked Her Class One Question. What They Said Changed This Town.';
const WEAK = 'Statistics on regional school funding were published';
const desk = new Workspace();
const analysisIn = async (name: string) => analysisSchema.parse(await desk.json(name));

beforeAll(async () => {
  await desk.put('ad.png', await banner());
  for (const [name, copy] of [
    ['weak.json', WEAK],
    ['strong.json', STRONG],
  ] as const) {
    await desk.put(name, (await desk.adjudge('grade', 'ad.png', '--copy', copy, '--json')).stdout);
  }
});
afterAll(() => rm(desk.folder, { recursive: true }));

describe('adjudge compare', () => {
  it('returns the same comparison as the engine for creatives and for their reports', async () => {
    const copies = ['--copy', WEAK, '--copy', STRONG];
    const [reports, creatives] = await Promise.all([
      desk.adjudge('compare', 'weak.json', 'strong.json', '--json'),
      desk.adjudge('compare', 'ad.png', 'ad.png', ...copies, '--json'),
    ]);
    expect([reports.status, reports.stderr]).toEqual([0, '']);
    const told = JSON.parse(reports.stdout);
    const wanted = compareAnalyses([await analysisIn('weak.json'), await analysisIn('strong.json')]);
    expect(told).toMatchObject(JSON.parse(JSON.stringify(wanted)));
    expect(told.creatives).toMatchObject([
      { letter: 'A', file: 'weak.json', adCopy: WEAK },
      { letter: 'B', file: 'strong.json', adCopy: STRONG },
    ]);
    const { creatives: graded, ...same } = JSON.parse(creatives.stdout);
    expect(graded).toMatchObject([
      { file: 'ad.png', adCopy: WEAK },
      { file: 'ad.png', adCopy: STRONG },
    ]);
    expect(same).toEqual(JSON.parse(JSON.stringify(wanted)));
  });

  it('prints the ranking, the win probabilities and which opening line gets more clicks', async () => {
    const { stdout } = await desk.adjudge('compare', 'weak.json', 'strong.json');
    const [first, second] = stdout.replaceAll('\u00a0', ' ').split('\n');
    expect(first).toMatch(/^A {2}[\d.]+ {2}\S+ \([\d.]+ to [\d.]+\) {2}win probability .+% {2}weak\.json$/);
    expect(second).toMatch(/^B .*strong\.json$/);
    expect(stdout).toMatch(/[AB] scores \d+ points? higher, and |Too close to call: [AB] leads/);
    expect(stdout).toMatch(/The opening line of B (possibly|probably) gets more clicks\. A /);
    expect(stdout).toMatch(/\nCopy Quality +\d+ +\d+\n/);
  });

  it('cuts off the tenths of category scores, as reports do', async () => {
    const weak = await analysisIn('weak.json');
    const scoreBreakdown = weak.scoreBreakdown.map((each) => ({ ...each, score: 79.6 }));
    await desk.put('nearly.json', JSON.stringify({ ...weak, scoreBreakdown }));
    const { stdout } = await desk.adjudge('compare', 'nearly.json', 'nearly.json');
    expect(stdout).toMatch(/\nCopy Quality +79 +79\n/);
  });

  it('gives no likely score for a creative without a score', async () => {
    const unscored = { ...(await analysisIn('weak.json')), overallScore: null, grade: 'N/A' };
    await desk.put('unscored.json', JSON.stringify(unscored));
    const { stdout } = await desk.adjudge('compare', 'unscored.json', 'strong.json');
    expect(stdout.split('\n')[0]).toBe('A  no score  N/A  unscored.json');
  });

  it('explains why some creatives cannot be ranked', async () => {
    const { status, stdout } = await desk.adjudge('compare', 'ad.png', 'weak.json');
    expect(status).toBe(0);
    expect(stdout).toContain('Some were graded with ad copy and some without.');
    expect(stdout).not.toContain('win probability');
  });

  it.each<[string, string[], RegExp]>([
    ['a single file', ['ad.png'], /two to four FILEs/],
    ['five files', Array.from({ length: 5 }, () => 'ad.png'), /two to four FILEs/],
    [
      'ad copy for only some files',
      ['a', 'b', 'c', '--copy', 'x', '--copy', 'y'],
      /one for each of the 3 files/,
    ],
    ['both --copy and --copy-file', ['a', 'b', '--copy', 'x', '--copy-file', 'y'], /not both/],
    ['a missing file', ['gone.png', 'ad.png'], /There is no such file: gone\.png/],
    ['JSON that is not a report', ['other.json', 'weak.json'], /Not an adjudge report.*other\.json/],
    [
      '--copy with a report that already has copy',
      ['weak.json', 'strong.json', '--copy', STRONG],
      /its copy already: weak/,
    ],
  ])('refuses %s with a one-line error', async (_, args, said) => {
    await desk.put('other.json', '{"name": "something else"}');
    const { status, stdout, stderr } = await desk.adjudge('compare', ...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(said);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });

  it('is listed in --help', async () => {
    const { stdout } = await desk.adjudge('--help');
    expect(stdout).toContain('adjudge compare FILE FILE [FILE FILE]');
  });
});
