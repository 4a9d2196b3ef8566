import { describe, expect, it } from 'vitest';
import type { Copy } from '../../artifacts/copy-artifacts.ts';
import { score } from '../../scoring/curves.ts';
import { hits } from '../../testing/fakes/copy-hits.ts';
import { copyOf } from '../../testing/index.ts';
import audit from './copy-opening-hook.ts';

const run = (overrides: Partial<Copy>) => audit.run({ copy: copyOf(overrides) });

describe('copy-opening-hook', () => {
  it.each<[string, Partial<Copy>, number]>([
    [
      'each hook once',
      {
        opening: { text: 'Save 30% now?', start: 0, end: 13, words: 3 },
        offers: hits('Save 30%'),
        negative: [],
        secondPerson: [],
        benefits: [],
      },
      2,
    ],
    [
      'an opening without a hook',
      {
        opening: { text: 'We are here.', start: 0, end: 12, words: 3 },
        secondPerson: [],
        benefits: [],
        negative: [],
        specifics: { numbers: [], prices: [], percentages: [], names: [], dates: [] },
      },
      0,
    ],
  ])('measures %s', (_, overrides, value) => {
    const finding = run(overrides);
    expect(finding.kind === 'measured' ? finding.value : finding).toBeCloseTo(value, 1);
  });

  it('prefers an opening with a hook', () => {
    const better = run({});
    const worse = run({
      opening: { text: 'We are here.', start: 0, end: 12, words: 3 },
      secondPerson: [],
      benefits: [],
      specifics: { numbers: [], prices: [], percentages: [], names: [], dates: [] },
    });
    if (better.kind !== 'measured' || worse.kind !== 'measured') throw new Error('Both are to be measured.');
    expect(score(audit.curve, better.value)).toBeGreaterThan(score(audit.curve, worse.value) + 8);
  });

  it('describes a single hook', () => {
    const one = run({
      opening: { text: 'Your mug.', start: 0, end: 9, words: 2 },
      benefits: [],
      specifics: { numbers: [], prices: [], percentages: [], names: [], dates: [] },
    });
    expect(one).toMatchObject({
      value: 1,
      observation: expect.stringMatching(/^We counted one hook in “Your mug.”: \p{L}[^:]*\.$/u),
    });
  });

  it('quotes the copy and marks the quoted words', () => {
    const finding = run({
      opening: { text: 'We are here.', start: 0, end: 12, words: 3 },
      secondPerson: [],
      benefits: [],
      specifics: { numbers: [], prices: [], percentages: [], names: [], dates: [] },
    });
    expect(finding).toMatchObject({
      kind: 'measured',
      observation: expect.stringContaining('“We are here.”'),
      evidence: expect.arrayContaining([expect.objectContaining({ span: expect.anything() })]),
    });
    expect(finding.kind === 'measured' && finding.advice).toBe('Bring “Save 30%” closer to the start.');
  });

  it('needs review when the copy is not English', () => {
    expect(run({ language: 'de' })).toMatchObject({
      kind: 'needsReview',
      reason: expect.stringContaining('German'),
    });
  });
});
