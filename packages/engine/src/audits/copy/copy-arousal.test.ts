import { describe, expect, it } from 'vitest';
import type { Copy } from '../../artifacts/copy-artifacts.ts';
import { score } from '../../scoring/curves.ts';
import { hits } from '../../testing/fakes/copy-hits.ts';
import { copyOf } from '../../testing/index.ts';
import audit from './copy-arousal.ts';

const run = (overrides: Partial<Copy>) => audit.run({ copy: copyOf(overrides) });

describe('copy-arousal', () => {
  it.each<[string, Partial<Copy>, number]>([
    ['energy on a scale of 100', { emotion: { valence: 0, arousal: 0.42 } }, 42],
    ['flat copy as 0', { emotion: { valence: 0, arousal: 0 } }, 0],
  ])('measures %s', (_, overrides, value) => {
    const finding = run(overrides);
    expect(finding.kind === 'measured' ? finding.value : finding).toBeCloseTo(value, 1);
  });

  it('prefers copy with some energy', () => {
    const better = run({ emotion: { valence: 0, arousal: 0.5 } });
    const worse = run({ emotion: { valence: 0, arousal: 0 } });
    if (better.kind !== 'measured' || worse.kind !== 'measured') throw new Error('Both are to be measured.');
    expect(score(audit.curve, better.value)).toBeGreaterThan(score(audit.curve, worse.value) + 8);
  });

  it('does not reward insults for their energy', () => {
    const emotion = { valence: 0, arousal: 0.5 };
    expect(run({ emotion, negative: hits('stupid') }).kind).toBe('notApplicable');
    expect(run({ emotion, negative: hits('sore') }).kind).toBe('measured');
  });

  it('quotes the copy and marks the quoted words', () => {
    const finding = run({ emotion: { valence: 0, arousal: 0.9 }, positive: hits('amazing'), urgency: [] });
    expect(finding).toMatchObject({
      kind: 'measured',
      observation: 'The copy is loud, with words such as “amazing”.',
      evidence: expect.arrayContaining([expect.objectContaining({ span: expect.anything() })]),
    });
    expect(finding.kind === 'measured' && finding.advice).toBe(
      'Keep “amazing” as the only strong word and let a fact do the rest.',
    );
  });

  it('needs review when the copy is not English', () => {
    expect(run({ language: 'de' })).toMatchObject({
      kind: 'needsReview',
      reason: expect.stringContaining('German'),
    });
  });
});
