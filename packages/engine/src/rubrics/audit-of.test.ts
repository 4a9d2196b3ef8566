import { describe, expect, it } from 'vitest';
import type { Audit } from '../audit.ts';
import { auditOf } from './audit-of.ts';
import { copyRubric } from './copy.ts';
import { RUBRICS, auditsOf } from './index.ts';

const all: readonly Audit[] = [
  ...new Map([...RUBRICS, copyRubric].flatMap(auditsOf).map((audit) => [audit.id, audit])).values(),
];

describe('audit metadata', () => {
  it('is found by audit id', () => {
    for (const audit of all) expect(auditOf(audit.id)).toBe(audit);
    expect(auditOf('of-an-older-engine')).toBeUndefined();
  });

  it('refers only to existing audits as redundant', () => {
    const echoed = all.flatMap(({ redundantWith }) => redundantWith ?? []);
    expect(echoed).not.toEqual([]);
    expect(echoed.filter((id) => !auditOf(id))).toEqual([]);
  });

  it('does not deny fitted points that an audit has', () => {
    const listed = RUBRICS.flatMap(({ categories }) => categories.flatMap(({ category }) => category.audits));
    const denied = listed.filter(({ points, reason }) => points > 0 && /\bno points\b/i.test(reason));
    expect(denied.map(({ audit, reason }) => `${audit.id}: ${reason}`)).toEqual([]);
  });

  it('ranks praise without ties', () => {
    const ranks = all.flatMap(({ praise }) => praise?.rank ?? []);
    expect(new Set(ranks).size).toBe(ranks.length);
  });

  it.each(['colour', 'typography', 'technical', 'pacing', 'motion', 'callToActionTiming'] as const)(
    'assigns audits to the sub-score %s',
    (view) => {
      expect(all.filter(({ views }) => views?.includes(view)).length).toBeGreaterThan(1);
    },
  );
});
