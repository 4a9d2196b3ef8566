import { describe, expect, it } from 'vitest';
import type { Copy } from '../../copy-artifacts.ts';
import { score } from '../../scoring/curves.ts';
import { breaches } from '../../testing/copy-hits.ts';
import { copyOf } from '../../testing/index.ts';
import audit from './policy-capitals.ts';

const run = (overrides: Partial<Copy>) => audit.run({ copy: copyOf(overrides) });

describe('policy-capitals', () => {
  it.each<[string, Partial<Copy>, number]>([
    ['a breach of capitals', { policy: breaches('capitals', 'BUY NOW') }, 2],
    ['clean copy', { policy: [] }, 0],
  ])('measures %s', (_, overrides, value) => {
    const finding = run(overrides);
    expect(finding.kind === 'measured' ? finding.value : finding).toBeCloseTo(value, 1);
  });

  it('prefers clean copy', () => {
    const better = run({ policy: [] });
    const worse = run({ policy: breaches('capitals', 'BUY NOW') });
    if (better.kind !== 'measured' || worse.kind !== 'measured') throw new Error('Both are to be measured.');
    expect(score(audit.curve, better.value)).toBeGreaterThan(score(audit.curve, worse.value) + 8);
  });

  it('quotes the copy and marks the place', () => {
    const finding = run({ policy: breaches('capitals', 'BUY NOW') });
    expect(finding).toMatchObject({
      kind: 'measured',
      observation: expect.stringContaining('“BUY NOW”'),
      evidence: expect.arrayContaining([expect.objectContaining({ span: expect.anything() })]),
    });
    expect(finding.kind === 'measured' && finding.advice).toMatch(/Write “buy now” instead/);
  });
});
