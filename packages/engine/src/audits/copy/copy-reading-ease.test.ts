import { describe, expect, it } from 'vitest';
import type { Copy } from '../../artifacts/copy-artifacts.ts';
import { score } from '../../scoring/curves.ts';

import { copyOf } from '../../testing/index.ts';
import audit from './copy-reading-ease.ts';

const run = (overrides: Partial<Copy>) => audit.run({ copy: copyOf(overrides) });

describe('copy-reading-ease', () => {
  it.each<[string, Partial<Copy>, number]>([
    ['the Flesch score', { readingEase: 62 }, 62],
    ['a score above the scale as 100', { readingEase: 119 }, 100],
    ['a score below the scale as 0', { readingEase: -20 }, 0],
  ])('measures %s', (_, overrides, value) => {
    const finding = run(overrides);
    expect(finding.kind === 'measured' ? finding.value : finding).toBeCloseTo(value, 1);
  });

  it('prefers copy that is easy to read', () => {
    const better = run({ readingEase: 75 });
    const worse = run({ readingEase: 30 });
    if (better.kind !== 'measured' || worse.kind !== 'measured') throw new Error('Both are to be measured.');
    expect(score(audit.curve, better.value)).toBeGreaterThan(score(audit.curve, worse.value) + 8);
  });

  it('quotes the copy and marks the quoted words', () => {
    const finding = run({
      readingEase: 30,
      sentences: [{ text: 'Comprehensive requirements.', start: 0, end: 27, words: 2 }],
    });
    expect(finding).toMatchObject({
      kind: 'measured',
      observation: expect.stringContaining('“Comprehensive requirements.”'),
      evidence: expect.arrayContaining([expect.objectContaining({ span: { start: 0, end: 27 } })]),
    });
    expect(finding.kind === 'measured' && finding.advice).toMatch(/“requirements”/);
  });

  it('needs review when the copy is not English', () => {
    expect(run({ language: 'de' })).toMatchObject({
      kind: 'needsReview',
      reason: expect.stringContaining('German'),
    });
  });
});
