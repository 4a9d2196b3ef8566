import { describe, expect, it } from 'vitest';
import type { Copy } from '../../artifacts/copy-artifacts.ts';
import { score } from '../../scoring/curves.ts';
import { hits } from '../../testing/fakes/copy-hits.ts';
import { copyOf } from '../../testing/index.ts';
import { measuredInCopy } from '../../testing/judge.ts';
import audit from './copy-social-proof.ts';

const run = (overrides: Partial<Copy>) => audit.run({ copy: copyOf(overrides) });

describe('copy-social-proof', () => {
  it.each<[string, Partial<Copy>, number]>([
    ['the number of proofs', { proof: hits('12,000 reviews') }, 1],
    ['copy without proof', { proof: [] }, 0],
  ])('measures %s', (_, overrides, value) => {
    const finding = run(overrides);
    expect(finding.kind === 'measured' ? finding.value : finding).toBeCloseTo(value, 1);
  });

  it('prefers copy with proof', () => {
    const better = run({ proof: hits('12,000 reviews') });
    const worse = run({ proof: [] });
    if (better.kind !== 'measured' || worse.kind !== 'measured') throw new Error('Both are to be measured.');
    expect(score(audit.curve, better.value)).toBeGreaterThan(score(audit.curve, worse.value) + 8);
  });

  it('quotes the copy and marks the quoted words', () => {
    const finding = run({ proof: hits('12,000 reviews') });
    expect(finding).toMatchObject({
      kind: 'measured',
      observation: 'The copy backs its claims with “12,000 reviews”.',
      evidence: expect.arrayContaining([expect.objectContaining({ span: expect.anything() })]),
    });
    expect(finding.kind === 'measured' && finding.advice).toBeUndefined();
  });

  it('asks only for existing proof, and not for proof of a claim that ad reviews reject', () => {
    expect(run({ proof: [] })).toMatchObject({
      observation: 'We could not find a customer, a rating, a test or a source in the copy.',
      advice: expect.stringMatching(/^Back “stays hot.*, if you have one\.$/),
    });
    const { advice } = measuredInCopy(audit, 'Lose 30 lbs in 7 days. The green box holds forty bags of tea.');
    expect(advice).not.toContain('Back “in 7 days”');
  });

  it('needs review when the copy is not English', () => {
    expect(run({ language: 'de' })).toMatchObject({
      kind: 'needsReview',
      reason: expect.stringContaining('German'),
    });
  });
});
