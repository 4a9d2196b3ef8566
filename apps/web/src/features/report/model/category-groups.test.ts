import type { Finding } from '@adjudge/contract';
import { expect, it } from 'vitest';
import { foldsOver, groupsOf, nearFoldId } from './category-groups.ts';

const finding = (id: string, score: number, costs: boolean): Finding =>
  ({
    number: 1,
    costs,
    boxes: [],
    audit: { id, category: 'attention', score, title: `Says ${id}`, name: id, fix: '', pointsLost: 0 },
  }) as unknown as Finding;

it('checks that cost little count as passed only from their target on', () => {
  const found = [finding('faint', 30, true), finding('half', 80, false), finding('full', 97, false)];
  const { worst, near, passed } = groupsOf(found, 'attention');
  const ids = [worst, near, passed].map((group) => group.map(({ audit }) => audit.id));
  expect(ids).toEqual([['faint'], ['half'], ['full']]);
  expect(foldsOver(found[1]!, found)).toEqual(['attention', nearFoldId('attention')]);
});
