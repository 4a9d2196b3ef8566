import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { injectFailures } from './inject-failures.ts';
import { Progress } from './load.ts';

it('faults are spread over a load, and each reports whether requests were pending throughout', async () => {
  const progress = Object.assign(new Progress(), { asked: 100 });
  const load = setInterval(() => (progress.ended += 1), 60);
  const begun: number[] = [];
  const harm = async (): Promise<void> => {
    begun.push(progress.ended);
    if (begun.length === 3) progress.asked = progress.ended;
    await setTimeout(150);
  };
  const harms = ['a', 'b', 'c'].map((what) => ({ what, harm }));
  const findings = await injectFailures(harms, { progress, many: 8, part: 'Harm' });
  clearInterval(load);
  expect(begun[0]).toBeGreaterThanOrEqual(2);
  expect(begun[1]).toBeGreaterThanOrEqual(4);
  expect(begun[2]).toBeGreaterThanOrEqual(6);
  const verdicts = findings.filter(({ wanted }) => wanted !== null);
  expect(verdicts.map(({ found }) => found)).toEqual(['yes', 'yes', 'no']);
});
