import { describe, expect, it } from 'vitest';
import type { Copy } from '../../artifacts/copy-artifacts.ts';
import { score } from '../../scoring/curves.ts';
import { hits } from '../../testing/fakes/copy-hits.ts';
import { copyOf } from '../../testing/index.ts';
import audit from './copy-repetition.ts';

const run = (overrides: Partial<Copy>) => audit.run({ copy: copyOf(overrides) });

describe('copy-repetition', () => {
  it.each<[string, Partial<Copy>, number]>([
    ['repetitions as a share of the words', { repeated: hits('sleep'), words: 20 }, 5],
    ['copy without repetitions', { repeated: [] }, 0],
  ])('measures %s', (_, overrides, value) => {
    const finding = run(overrides);
    expect(finding.kind === 'measured' ? finding.value : finding).toBeCloseTo(value, 1);
  });

  it('prefers copy that does not repeat itself', () => {
    const better = run({ repeated: [] });
    const worse = run({ repeated: hits('sleep', 'sleep', 'sleep'), words: 15 });
    if (better.kind !== 'measured' || worse.kind !== 'measured') throw new Error('Both are to be measured.');
    expect(score(audit.curve, better.value)).toBeGreaterThan(score(audit.curve, worse.value) + 8);
  });

  it('quotes the copy and marks the quoted words', () => {
    const finding = run({ repeated: hits('sleep') });
    expect(finding).toMatchObject({
      kind: 'measured',
      observation: '“sleep” comes up too often.',
      evidence: expect.arrayContaining([expect.objectContaining({ span: expect.anything() })]),
    });
    expect(finding.kind === 'measured' && finding.advice).toBe('Cut or replace the later “sleep”.');
  });
});
