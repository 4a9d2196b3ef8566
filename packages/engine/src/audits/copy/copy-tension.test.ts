import { describe, expect, it } from 'vitest';
import type { Copy } from '../../artifacts/copy-artifacts.ts';
import { score } from '../../scoring/curves.ts';
import { hits } from '../../testing/fakes/copy-hits.ts';
import { copyOf } from '../../testing/index.ts';
import audit from './copy-tension.ts';

const run = (overrides: Partial<Copy>) => audit.run({ copy: copyOf(overrides) });

describe('copy-tension', () => {
  it.each<[string, Partial<Copy>, number]>([
    ['negative words as a share of the words', { negative: hits('sore'), words: 20 }, 5],
    ['copy without negative words', { negative: [] }, 0],
  ])('measures %s', (_, overrides, value) => {
    const finding = run(overrides);
    expect(finding.kind === 'measured' ? finding.value : finding).toBeCloseTo(value, 1);
  });

  it('prefers naming a problem to dwelling on it', () => {
    const better = run({ negative: hits('sore', 'tired'), words: 20 });
    const worse = run({ negative: hits('sore', 'tired', 'bad', 'ugly', 'worse'), words: 12 });
    if (better.kind !== 'measured' || worse.kind !== 'measured') throw new Error('Both are to be measured.');
    expect(score(audit.curve, better.value)).toBeGreaterThan(score(audit.curve, worse.value) + 8);
  });

  it('quotes the copy and marks the quoted words', () => {
    const finding = run({ negative: hits('sore') });
    expect(finding).toMatchObject({
      kind: 'measured',
      observation: 'The copy puts the problem into words: “sore”.',
      evidence: expect.arrayContaining([expect.objectContaining({ span: expect.anything() })]),
    });
    expect(finding.kind === 'measured' && finding.advice).toMatch(
      /^Before “stays hot.*name the problem that it ends/,
    );
  });

  it('does not count an insult as the reader’s problem', () => {
    expect(run({ negative: hits('stupid') })).toMatchObject({ title: 'The copy names no problem' });
  });

  it('needs review when the copy is not English', () => {
    expect(run({ language: 'de' })).toMatchObject({
      kind: 'needsReview',
      reason: expect.stringContaining('German'),
    });
  });
});
