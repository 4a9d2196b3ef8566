import { describe, expect, it } from 'vitest';
import { CHECKS, findCheck, readCheckPage } from './checks.ts';
import { CEILINGS } from './rubrics/ceilings.ts';
import { DEDUCTIONS } from './rubrics/deductions.ts';
import { describeChecks } from './rubrics/describe-checks.ts';
import { RUBRICS, auditsOf } from './rubrics/index.ts';

describe('list of checks', () => {
  it('matches the rubrics: run `npm run scoring` after a change', () => {
    expect(CHECKS).toEqual(describeChecks());
  });

  it('lists what a check takes off the whole ad and where it caps the score', () => {
    const effectsOf = (id: string) => {
      const { deduction, cap } = findCheck(id)!.check;
      return { deduction, cap };
    };
    for (const { audit, points } of DEDUCTIONS) expect(effectsOf(audit).deduction).toBe(points);
    for (const { audit, cap } of CEILINGS) expect(effectsOf(audit).cap).toBe(cap);
    expect(effectsOf('smile')).toEqual({ deduction: 0, cap: null });
  });

  it('has categories that add up to the whole score, with and without copy', () => {
    for (const kind of ['alone', 'withCopy', 'video', 'videoWithCopy'] as const) {
      const parts = describeChecks().map(({ points }) => points[kind] ?? 0);
      // The points of each category are rounded to a tenth.
      expect(Math.abs(100 - parts.reduce((sum, part) => sum + part, 0))).toBeLessThan(0.05 * parts.length);
    }
  });

  it.each([...new Set(RUBRICS.flatMap(auditsOf).map(({ id }) => id))])(
    'has a complete page for %s',
    async (id) => {
      const found = findCheck(id);
      if (!found) throw new Error(`${id} is not listed`);
      const page = await readCheckPage(found.check);
      expect(page).toMatch(/^# \S/);
      for (const part of ['What it checks', 'Why it matters', 'How to fix it', 'Source']) {
        expect(page).toContain(`\n## ${part}\n`);
      }
    },
  );

  it('tells sources in words: no command or file of ours, and “Judgment” with a capital', async () => {
    const internal = /npm run|\bfit:|\w\.(?:ts|json)\b/;
    for (const check of CHECKS.flatMap(({ checks }) => checks)) {
      expect(check.source).not.toMatch(internal);
      expect(check.source).toMatch(/^(?:\p{Lu}|abcds-detector)/u);
      expect(await readCheckPage(check)).not.toMatch(internal);
    }
  });

  it.each(['', 'nothing', '../checks', '*'])('returns null for “%s”', (id) => {
    expect(findCheck(id)).toBeNull();
  });
});
