import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Audit } from '../audit.ts';
import { RUBRICS, auditsOf } from '../rubrics/index.ts';

const HERE = import.meta.dirname;
const rubricAudits = new Map(RUBRICS.flatMap(auditsOf).map((audit) => [audit.id, audit]));
const files = globSync('*/*.ts', { cwd: HERE })
  .filter((file) => !file.endsWith('.test.ts'))
  .toSorted();

describe('audits', () => {
  it('are all in a rubric, with ids that match their file names', async () => {
    const ids = await Promise.all(
      files.map(async (file) => ((await import(path.join(HERE, file))) as { default: Audit }).default.id),
    );
    expect(ids).toEqual(files.map((file) => path.basename(file, '.ts')));
    expect([...rubricAudits.keys()].toSorted()).toEqual(ids.toSorted());
  });

  it('each have a documentation page and a test file', () => {
    const missing = files.flatMap((file) =>
      ['.md', '.test.ts']
        .map((ending) => file.replace(/\.ts$/, ending))
        .filter((f) => !existsSync(path.join(HERE, f))),
    );
    expect(missing).toEqual([]);
  });

  it.each([...rubricAudits.values()].map((audit) => [audit.id, audit] as const))(
    '%s has a valid declaration',
    (id, audit) => {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(id).not.toMatch(/^(is|has|no|uses)-/);
      expect(audit.curve.source.length).toBeGreaterThan(5);
      expect(audit.needs.length).toBeGreaterThan(0);
      for (const words of Object.values(audit.words)) expect(words.trim()).not.toBe('');
    },
  );

  it.each([...rubricAudits.values()].map((audit) => [audit.id, audit] as const))(
    '%s has either all of the pass, fail, fix and action texts or none',
    (_, { words: { pass, fail, fix, action } }) => {
      const judging = [pass, fail, fix, action].filter((words) => words !== undefined);
      expect([0, 4]).toContain(judging.length);
      expect(action ?? 'Of style').toMatch(/^[A-Z]/);
    },
  );

  it('appear once per rubric, and at least forty have points for a banner', () => {
    for (const rubric of RUBRICS) {
      const ids = auditsOf(rubric).map((audit) => audit.id);
      expect(new Set(ids).size).toBe(ids.length);
    }
    const weighed = RUBRICS[0]!.categories.flatMap(({ category }) =>
      category.audits.filter(({ points }) => points > 0),
    );
    expect(weighed.length).toBeGreaterThanOrEqual(40);
  });
});
