import { describe, expect, it } from 'vitest';
import type { Copy } from '../../copy-artifacts.ts';
import { score } from '../../scoring/curves.ts';
import { breaches } from '../../testing/copy-hits.ts';
import { copyOf } from '../../testing/index.ts';
import audit from './policy-claims.ts';

const run = (overrides: Partial<Copy>) => audit.run({ copy: copyOf(overrides) });

describe('policy-claims', () => {
  it.each<[string, Partial<Copy>, number]>([
    ['a breach of claims', { policy: breaches('claims', 'miracle pill') }, 1],
  ])('measures %s', (_, overrides, value) => {
    const finding = run(overrides);
    expect(finding.kind === 'measured' ? finding.value : finding).toBeCloseTo(value, 1);
  });

  it('punishes every further breach', () => {
    const better = run({ policy: breaches('claims', 'miracle pill') });
    const worse = run({ policy: breaches('claims', 'one', 'two', 'three') });
    if (better.kind !== 'measured' || worse.kind !== 'measured') throw new Error('Both are to be measured.');
    expect(score(audit.curve, better.value)).toBeGreaterThan(score(audit.curve, worse.value) + 8);
    expect(score(audit.curve, better.value)).toBeGreaterThan(5);
    expect(score(audit.curve, better.value)).toBeLessThan(20);
  });

  it('quotes the copy and marks the place', () => {
    const finding = run({ policy: breaches('claims', 'miracle pill') });
    expect(finding).toMatchObject({
      kind: 'measured',
      observation: expect.stringContaining('“miracle pill”'),
      evidence: expect.arrayContaining([expect.objectContaining({ span: expect.anything() })]),
    });
    expect(finding.kind === 'measured' && finding.advice).toMatch(/Take out “miracle pill”/);
  });

  it('asks for a person where the copy is not English', () => {
    expect(run({ language: 'de' })).toMatchObject({
      kind: 'needsReview',
      reason: expect.stringContaining('German'),
    });
  });

  it('has nothing to judge where no such thing is said', () => {
    expect(run({ policy: [] }).kind).toBe('notApplicable');
  });
});
