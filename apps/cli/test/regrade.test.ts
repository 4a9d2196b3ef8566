import { rm } from 'node:fs/promises';
import { analysisSchema } from '@adjudge/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Workspace, banner } from './adjudge.ts';

const desk = new Workspace();
const TOLD = { corrections: [{ is: 'notText', box: { x: 0, y: 0, w: 1, h: 0.05 } }], absent: ['offer'] };

beforeAll(async () => {
  await desk.put('banner.png', await banner());
  await desk.put('told.json', JSON.stringify(TOLD));
  await desk.adjudge('grade', 'banner.png', '--artifacts', 'out', '--brand', 'Tarnwell');
});
afterAll(() => rm(desk.folder, { recursive: true }));

describe('adjudge regrade', () => {
  it('gives the same report from saved artifacts as adjudge grade with the same options', async () => {
    const said = ['--told', 'told.json', '--objective', 'awareness', '--json'];
    const [again, graded] = [
      await desk.adjudge('regrade', 'out/artifacts.json', ...said),
      await desk.adjudge('grade', 'banner.png', ...said),
    ];
    expect([again.status, again.stderr]).toEqual([0, '']);
    expect(again.stdout).toBe(graded.stdout);
    const analysis = analysisSchema.parse(JSON.parse(again.stdout));
    expect(analysis).toMatchObject({
      told: { ...TOLD, objective: 'awareness' },
      understood: { offer: null },
    });
    expect(analysis.objective).toMatchObject({ is: 'awareness', guessed: false });
  });

  it.each([
    [['regrade', 'out/artifacts.json'], 'regrade needs details'],
    [['regrade', 'told.json', '--brand', 'X'], 'Not an artifacts.json'],
    [['regrade', 'out/artifacts.json', '--objective', 'fame'], '--objective'],
    [['grade', 'banner.png', '--told', 'banner.png'], 'Not valid JSON'],
  ])('refuses %j with a one-line error', async (args, text) => {
    const { status, stderr } = await desk.adjudge(...args);
    expect(status).toBe(2);
    expect(stderr).toContain(text);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
