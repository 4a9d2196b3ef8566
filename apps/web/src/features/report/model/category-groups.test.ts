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
  const { worst, near, passed } = groupsOf(found, 'attention', null);
  const ids = [worst, near, passed].map((group) => group.map(({ audit }) => audit.id));
  expect(ids).toEqual([['faint'], ['half'], ['full']]);
  expect(foldsOver(found[1]!, found, null)).toEqual(['attention', nearFoldId('attention')]);
});

it('faults that cap the score or have advice are findings, even if they cost no points', () => {
  const advised = { ...finding('advised', 40, false), recommendation: {} } as Finding;
  const found = [
    finding('faint', 30, true),
    advised,
    finding('filler', 10, false),
    finding('weak', 70, false),
  ];
  const ceiling = { audit: 'filler', cap: 40, sum: 71 };
  const { worst, near } = groupsOf(found, 'attention', ceiling);
  const ids = [worst, near].map((group) => group.map(({ audit }) => audit.id));
  expect(ids).toEqual([['filler', 'faint', 'advised'], ['weak']]);
  expect(foldsOver(found[2]!, found, ceiling)).toEqual(['attention']);
});
