import { describe, expect, it } from 'vitest';
import type { Copy } from '../../artifacts/copy-artifacts.ts';
import { score } from '../../scoring/curves.ts';
import { hits } from '../../testing/fakes/copy-hits.ts';
import { copyOf } from '../../testing/index.ts';
import { measuredInCopy } from '../../testing/judge.ts';
import audit from './copy-offer.ts';

const run = (overrides: Partial<Copy>) => audit.run({ copy: copyOf(overrides) });

describe('copy-offer', () => {
  it.each<[string, Partial<Copy>, number]>([
    ['a specific offer', {}, 1],
    ['a vague offer as half', { offers: hits('special offer') }, 0.5],
    ['copy without an offer', { offers: [] }, 0],
  ])('measures %s', (_, overrides, value) => {
    const finding = run(overrides);
    expect(finding.kind === 'measured' ? finding.value : finding).toBeCloseTo(value, 1);
  });

  it('prefers copy with an offer', () => {
    const better = run({});
    const worse = run({ offers: [] });
    if (better.kind !== 'measured' || worse.kind !== 'measured') throw new Error('Both are to be measured.');
    expect(score(audit.curve, better.value)).toBeGreaterThan(score(audit.curve, worse.value) + 8);
  });

  it('quotes the copy and marks the quoted words', () => {
    const finding = run({ offers: hits('special offer') });
    expect(finding).toMatchObject({
      kind: 'measured',
      observation: 'The copy mentions an offer (“special offer”) without saying what the reader gets.',
      evidence: expect.arrayContaining([expect.objectContaining({ span: expect.anything() })]),
    });
    expect(finding.kind === 'measured' && finding.advice).toBe(
      'Add the figure to “special offer”: how much, or until when.',
    );
  });

  it('recognizes an offer with a figure in any language, and needs review when there is none', () => {
    expect(run({ language: 'de', offers: hits('-50%') })).toMatchObject({ kind: 'measured', value: 1 });
    expect(run({ language: 'de', offers: [] }).kind).toBe('needsReview');
  });

  it('acknowledges a price that is in the copy', () => {
    const { observation, advice } = measuredInCopy(audit, 'Doors at eight, tickets 18 € at the door.');
    expect(observation).toContain('names the price (“18 €”)');
    expect(advice).not.toContain('a price,');
  });
});
