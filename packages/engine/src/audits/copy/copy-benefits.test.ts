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
    ['two benefits', { benefits: hits('save time', 'sleep better') }, 2],
    ['the same benefit twice as one', { benefits: hits('save time', 'Save time') }, 1],
  ])('measures %s', (_, overrides, value) => {
    const finding = run(overrides);
    expect(finding.kind === 'measured' ? finding.value : finding).toBeCloseTo(value, 1);
  });

  it('prefers copy with more benefits', () => {
    const better = run({ benefits: hits('save time', 'sleep better') });
    const worse = run({ benefits: hits('save time') });
    if (better.kind !== 'measured' || worse.kind !== 'measured') throw new Error('Both are to be measured.');
    expect(score(audit.curve, better.value)).toBeGreaterThan(score(audit.curve, worse.value) + 5);
  });

  it('quotes the copy and marks the quoted words', () => {
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

  it('does not apply when its list finds no benefit', () => {
    expect(run({ benefits: [], features: hits('titanium') }).kind).toBe('notApplicable');
  });

  it('bases its advice on a feature rather than a unit', () => {
    const finding = run({ benefits: hits('save time'), features: hits('ml', 'titanium') });
    expect(finding.kind === 'measured' && finding.advice).toContain('After “titanium”');
  });

  it('quotes benefits with the words needed to understand them', () => {
    expect(measuredInCopy(audit, 'Wake up without the ache. Sleep better on cool nights.').observation).toBe(
      'The copy names 2 benefits: “without the ache” and “Sleep better”.',
    );
  });

  it('counts a benefit within the clause of another as one', () => {
    const said = measuredInCopy(audit, 'Relax all winter in our socks.');
    expect(said.observation).toBe('The copy names one benefit: “Relax all winter”.');
    expect(said.value).toBe(1);
    expect(measuredInCopy(audit, 'Sleep better and stay warm in our socks.').value).toBe(2);
  });

  it('needs review when the copy is not English', () => {
    expect(run({ language: 'de' })).toMatchObject({
      kind: 'needsReview',
      reason: expect.stringContaining('German'),
    });
  });
});
