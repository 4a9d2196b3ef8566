import { describe, expect, it } from 'vitest';
import type { Copy } from '../../copy-artifacts.ts';
import { score } from '../../scoring/curves.ts';
import { breaches } from '../../testing/copy-hits.ts';
import { copyOf } from '../../testing/index.ts';
import audit from './policy-superlatives.ts';

const run = (overrides: Partial<Copy>) => audit.run({ copy: copyOf(overrides) });

describe('policy-superlatives', () => {
  it.each<[string, Partial<Copy>, number]>([
    ['a breach of superlatives', { policy: breaches('superlatives', 'the best in the world') }, 1],
  ])('measures %s', (_, overrides, value) => {
    const finding = run(overrides);
    expect(finding.kind === 'measured' ? finding.value : finding).toBeCloseTo(value, 1);
  });

  it('punishes every further breach', () => {
    const better = run({ policy: breaches('superlatives', 'the best in the world') });
    const worse = run({ policy: breaches('superlatives', 'one', 'two', 'three') });
    if (better.kind !== 'measured' || worse.kind !== 'measured') throw new Error('Both are to be measured.');
    expect(score(audit.curve, better.value)).toBeGreaterThan(score(audit.curve, worse.value) + 8);
    expect(score(audit.curve, better.value)).toBeGreaterThan(18);
    expect(score(audit.curve, better.value)).toBeLessThan(38);
  });

  it('quotes the copy and marks the place', () => {
    const finding = run({ policy: breaches('superlatives', 'the best in the world') });
    expect(finding).toMatchObject({
      kind: 'measured',
      observation: expect.stringContaining('“the best in the world”'),
      evidence: expect.arrayContaining([expect.objectContaining({ span: expect.anything() })]),
    });
    expect(finding.kind === 'measured' && finding.advice).toMatch(/behind “the best in the world”/);
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
