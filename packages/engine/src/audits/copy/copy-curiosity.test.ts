import { describe, expect, it } from 'vitest';
import type { Copy } from '../../artifacts/copy-artifacts.ts';
import { score } from '../../scoring/curves.ts';
import { hits } from '../../testing/fakes/copy-hits.ts';
import { copyOf } from '../../testing/index.ts';
import { itReportsStyleNeutrally } from '../../testing/behaviors/neutral-style-behavior.ts';
import audit from './copy-curiosity.ts';

const run = (overrides: Partial<Copy>) => audit.run({ copy: copyOf(overrides) });

describe('copy-curiosity', () => {
  it.each<[string, Partial<Copy>, number]>([
    ['curiosity phrases', { curiosity: hits('the secret') }, 1],
    ['a question', { sentences: [{ text: 'Ready?', start: 0, end: 6, words: 1 }] }, 1],
    ['copy with neither', {}, 0],
  ])('measures %s', (_, overrides, value) => {
    const finding = run(overrides);
    expect(finding.kind === 'measured' ? finding.value : finding).toBeCloseTo(value, 1);
  });

  it('prefers copy that arouses curiosity', () => {
    const better = run({ curiosity: hits('the secret') });
    const worse = run({});
    if (better.kind !== 'measured' || worse.kind !== 'measured') throw new Error('Both are to be measured.');
    expect(score(audit.curve, better.value)).toBeGreaterThan(score(audit.curve, worse.value) + 8);
  });

  it('quotes the copy and marks the quoted words', () => {
    const finding = run({ curiosity: hits('the secret') });
    expect(finding).toMatchObject({
      kind: 'measured',
      observation: '“the secret” leaves something to find out.',
      evidence: expect.arrayContaining([expect.objectContaining({ span: expect.anything() })]),
    });
    expect(finding.kind === 'measured' && finding.advice).toBeUndefined();
  });

  itReportsStyleNeutrally(audit, [
    ['nothing is asked', { copy: copyOf({}) }, 'We found no question and no phrase such as “here’s why …”.'],
    [
      'something is hinted at',
      { copy: copyOf({ curiosity: hits('the secret') }) },
      '“the secret” leaves something to find out.',
    ],
  ]);

  it('needs review when the copy is not English', () => {
    expect(run({ language: 'de' })).toMatchObject({
      kind: 'needsReview',
      reason: expect.stringContaining('German'),
    });
  });
});
