import { describe, expect, it } from 'vitest';
import type { Copy } from '../../artifacts/copy-artifacts.ts';
import { score } from '../../scoring/curves.ts';
import { hits } from '../../testing/fakes/copy-hits.ts';
import { copyOf } from '../../testing/index.ts';
import { measuredInCopy } from '../../testing/judge.ts';
import audit from './copy-benefits.ts';

const run = (overrides: Partial<Copy>) => audit.run({ copy: copyOf(overrides) });

describe('copy-benefits', () => {
  it.each<[string, Partial<Copy>, number]>([
    ['two gains', { benefits: hits('save time', 'sleep better') }, 2],
    ['the same gain twice as one', { benefits: hits('save time', 'Save time') }, 1],
  ])('measures %s', (_, overrides, value) => {
    const finding = run(overrides);
    expect(finding.kind === 'measured' ? finding.value : finding).toBeCloseTo(value, 1);
  });

  it('prefers copy that says what one gains', () => {
    const better = run({ benefits: hits('save time', 'sleep better') });
    const worse = run({ benefits: hits('save time') });
    if (better.kind !== 'measured' || worse.kind !== 'measured') throw new Error('Both are to be measured.');
    expect(score(audit.curve, better.value)).toBeGreaterThan(score(audit.curve, worse.value) + 5);
  });

  it('quotes the copy and marks the place', () => {
    const finding = run({ benefits: hits('save time'), features: hits('titanium') });
    expect(finding).toMatchObject({
      kind: 'measured',
      observation: 'The copy names one benefit: “save time”.',
      evidence: expect.arrayContaining([expect.objectContaining({ span: expect.anything() })]),
    });
    expect(finding.kind === 'measured' && finding.advice).toBe(
      'After “titanium”, say what that does for the reader: “…, so you …”.',
    );
  });

  it('says nothing where its list finds no benefit: readers found one in half of such copies', () => {
    expect(run({ benefits: [], features: hits('titanium') }).kind).toBe('notApplicable');
  });

  it('goes on from a feature and not from a unit', () => {
    const finding = run({ benefits: hits('save time'), features: hits('ml', 'titanium') });
    expect(finding.kind === 'measured' && finding.advice).toContain('After “titanium”');
  });

  it('names benefits with the words that they cannot be understood without', () => {
    expect(measuredInCopy(audit, 'Wake up without the ache. Sleep better on cool nights.').observation).toBe(
      'The copy names 2 benefits: “without the ache” and “Sleep better”.',
    );
  });

  it('asks for a person where the copy is not English', () => {
    expect(run({ language: 'de' })).toMatchObject({
      kind: 'needsReview',
      reason: expect.stringContaining('German'),
    });
  });
});
