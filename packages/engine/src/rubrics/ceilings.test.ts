import { expect, it } from 'vitest';
import { CEILINGS } from './ceilings.ts';
import { RUBRICS, auditsOf, rubricFor } from './index.ts';

it('every ceiling belongs to a different existing audit and is at most 70', () => {
  const known = new Set(RUBRICS.flatMap(auditsOf).map(({ id }) => id));
  const named = CEILINGS.map(({ audit }) => audit);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
  expect(CEILINGS.filter(({ cap }) => cap > 70)).toEqual([]);
});

it('black bars have the same ceiling for images and videos', () => {
  const cap = (audit: string) => CEILINGS.find((each) => each.audit === audit)?.cap;
  expect(cap('letterbox')).toBe(cap('black-bars'));
  expect(auditsOf(rubricFor('video')).map(({ id }) => id)).toContain('letterbox');
});
