import { describe, expect, it } from 'vitest';
import type { Copy } from '../../copy-artifacts.ts';
import { score } from '../../scoring/curves.ts';
import { breaches } from '../../testing/copy-hits.ts';
import { copyOf } from '../../testing/index.ts';
import audit from './policy-symbols.ts';

const run = (overrides: Partial<Copy>) => audit.run({ copy: copyOf(overrides) });

describe('policy-symbols', () => {
  it.each<[string, Partial<Copy>, number]>([
    ['a breach of symbols', { policy: breaches('symbols', 'gr8') }, 1],
  ])('measures %s', (_, overrides, value) => {
    const finding = run(overrides);
    expect(finding.kind === 'measured' ? finding.value : finding).toBeCloseTo(value, 1);
  });

  it('punishes every further breach', () => {
    const better = run({ policy: breaches('symbols', 'gr8') });
    const worse = run({ policy: breaches('symbols', 'one', 'two', 'three') });
    if (better.kind !== 'measured' || worse.kind !== 'measured') throw new Error('Both are to be measured.');
    expect(score(audit.curve, better.value)).toBeGreaterThan(score(audit.curve, worse.value) + 8);
    expect(score(audit.curve, better.value)).toBeGreaterThan(12);
    expect(score(audit.curve, better.value)).toBeLessThan(30);
  });

  it('quotes the copy and marks the place', () => {
    const finding = run({ policy: breaches('symbols', 'gr8') });
    expect(finding).toMatchObject({
      kind: 'measured',
      observation: expect.stringContaining('“gr8”'),
      evidence: expect.arrayContaining([expect.objectContaining({ span: expect.anything() })]),
    });
    expect(finding.kind === 'measured' && finding.advice).toMatch(/“gr8” out as plain words/);
  });

  it('has nothing to judge where no such thing is said', () => {
    expect(run({ policy: [] }).kind).toBe('notApplicable');
  });
});
