import { describe, expect, it } from 'vitest';
import type { Copy } from '../../copy-artifacts.ts';
import { score } from '../../scoring/curves.ts';
import { hits } from '../../testing/copy-hits.ts';
import { copyOf } from '../../testing/index.ts';
import audit from './copy-social-proof.ts';

const run = (overrides: Partial<Copy>) => audit.run({ copy: copyOf(overrides) });

describe('copy-social-proof', () => {
  it.each<[string, Partial<Copy>, number]>([
    ['proof by its hits', { proof: hits('12,000 reviews') }, 1],
    ['none', { proof: [] }, 0],
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

  it('quotes the copy and marks the place', () => {
    const finding = run({ proof: hits('12,000 reviews') });
    expect(finding).toMatchObject({
      kind: 'measured',
      observation: expect.stringContaining('“12,000 reviews”'),
      evidence: expect.arrayContaining([expect.objectContaining({ span: expect.anything() })]),
    });
    expect(finding.kind === 'measured' && finding.advice).toMatch(/Back “stays hot”/);
  });

  it('asks for a person where the copy is not English', () => {
    expect(run({ language: 'de' })).toMatchObject({
      kind: 'needsReview',
      reason: expect.stringContaining('German'),
    });
  });
});
