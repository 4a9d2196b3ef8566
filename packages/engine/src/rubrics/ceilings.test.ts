import { expect, it } from 'vitest';
import { CEILINGS } from './ceilings.ts';
import { RUBRICS, auditsOf, rubricFor } from './index.ts';

it('every ceiling is of an audit that a rubric holds, once, and at 70 at most', () => {
  const known = new Set(RUBRICS.flatMap(auditsOf).map(({ id }) => id));
  const named = CEILINGS.map(({ audit }) => audit);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
  expect(CEILINGS.filter(({ cap }) => cap > 70)).toEqual([]);
});

it('bars around a picture and around a video are held by the same cap', () => {
  const cap = (audit: string) => CEILINGS.find((each) => each.audit === audit)?.cap;
  expect(cap('letterbox')).toBe(cap('black-bars'));
  expect(auditsOf(rubricFor('video')).map(({ id }) => id)).toContain('letterbox');
});
