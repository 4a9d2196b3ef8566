import { expect, it } from 'vitest';
import type { Artifacts, Audit } from '../../audit.ts';
import { judge } from '../judge.ts';

type Told = readonly [name: string, overrides: Partial<Artifacts>, observation: string];

/** Tests that a style check reports its figure under its neutral name, however good or poor the figure is. */
export function itReportsStyleNeutrally(audit: Audit, cases: readonly Told[]): void {
  it.each(cases)(
    'is told under its name, with no praise, blame or advice: %s',
    (_, overrides, observation) => {
      const result = judge(audit, overrides);
      expect({ title: result.title, observation: result.observation, fix: result.fix }).toEqual({
        title: audit.words.name,
        observation,
        fix: '',
      });
    },
  );
}
