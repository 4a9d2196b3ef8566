import { describe, expect, it } from 'vitest';
import type { Copy } from '../../artifacts/copy-artifacts.ts';
import { score } from '../../scoring/curves.ts';
import { hits } from '../../testing/fakes/copy-hits.ts';
import { copyOf } from '../../testing/index.ts';
import audit from './copy-concreteness.ts';

const run = (overrides: Partial<Copy>) => audit.run({ copy: copyOf(overrides) });

describe('copy-concreteness', () => {
  it.each<[string, Partial<Copy>, number]>([
    ['the share of concrete words in percent', { concreteness: 0.5 }, 50],
    ['copy without concrete words as 0', { concreteness: 0, jargon: hits('synergy') }, 0],
  ])('measures %s', (_, overrides, value) => {
    const finding = run(overrides);
    expect(finding.kind === 'measured' ? finding.value : finding).toBeCloseTo(value, 1);
  });

  it('prefers concrete copy', () => {
    const better = run({ concreteness: 0.4 });
    const worse = run({ concreteness: 0, jargon: hits('synergy') });
    if (better.kind !== 'measured' || worse.kind !== 'measured') throw new Error('Both are to be measured.');
    expect(score(audit.curve, better.value)).toBeGreaterThan(score(audit.curve, worse.value) + 8);
  });

  it('does not apply to copy with neither concrete nor abstract words', () => {
    expect(run({ concreteness: 0, jargon: [] }).kind).toBe('notApplicable');
  });

  it('quotes the copy and marks the quoted words', () => {
    const finding = run({ concreteness: 0, jargon: hits('synergy') });
    expect(finding).toMatchObject({
      kind: 'measured',
      value: 0,
      observation: 'Few of the main words name something to see or touch.',
      evidence: expect.arrayContaining([expect.objectContaining({ span: expect.anything() })]),
    });
    expect(finding.kind === 'measured' && finding.advice).toBe(
      'Show what “synergy” looks like in use: the thing, the place or the moment.',
    );
  });

  it('needs review when the copy is not English', () => {
    expect(run({ language: 'de' })).toMatchObject({
      kind: 'needsReview',
      reason: expect.stringContaining('German'),
    });
  });
});
