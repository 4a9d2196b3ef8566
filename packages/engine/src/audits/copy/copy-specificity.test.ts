import { describe, expect, it } from 'vitest';
import type { Copy } from '../../artifacts/copy-artifacts.ts';
import { score } from '../../scoring/curves.ts';
import { hits } from '../../testing/fakes/copy-hits.ts';
import { copyOf } from '../../testing/index.ts';
import audit from './copy-specificity.ts';

const run = (overrides: Partial<Copy>) => audit.run({ copy: copyOf(overrides) });

describe('copy-specificity', () => {
  it.each<[string, Partial<Copy>, number]>([
    [
      'each figure and name once',
      { specifics: { numbers: hits('12,000'), prices: [], percentages: [], names: [], dates: [] } },
      1,
    ],
    [
      'copy without details',
      { specifics: { numbers: [], prices: [], percentages: [], names: [], dates: [] } },
      0,
    ],
  ])('measures %s', (_, overrides, value) => {
    const finding = run(overrides);
    expect(finding.kind === 'measured' ? finding.value : finding).toBeCloseTo(value, 1);
  });

  it('prefers facts to general claims', () => {
    const better = run({});
    const worse = run({ specifics: { numbers: [], prices: [], percentages: [], names: [], dates: [] } });
    if (better.kind !== 'measured' || worse.kind !== 'measured') throw new Error('Both are to be measured.');
    expect(score(audit.curve, better.value)).toBeGreaterThan(score(audit.curve, worse.value) + 8);
  });

  it('quotes the copy and marks the quoted words', () => {
    const finding = run({
      specifics: { numbers: hits('12,000'), prices: [], percentages: [], names: [], dates: [] },
    });
    expect(finding).toMatchObject({
      kind: 'measured',
      observation: 'The copy gives only one specific detail: “12,000”.',
      evidence: expect.arrayContaining([expect.objectContaining({ span: expect.anything() })]),
    });
    expect(finding.kind === 'measured' && finding.advice).toMatch(
      /^Add a figure you can prove to “stays hot/,
    );
  });

  it('needs review when the copy is not English', () => {
    expect(run({ language: 'de' })).toMatchObject({
      kind: 'needsReview',
      reason: expect.stringContaining('German'),
    });
  });
});
