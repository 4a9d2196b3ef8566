import { describe, expect, it } from 'vitest';
import type { Copy } from '../../artifacts/copy-artifacts.ts';
import { score } from '../../scoring/curves.ts';
import { hits } from '../../testing/fakes/copy-hits.ts';
import { copyOf } from '../../testing/index.ts';
import { measuredInCopy } from '../../testing/judge.ts';
import audit from './copy-reassurance.ts';

const run = (overrides: Partial<Copy>) => audit.run({ copy: copyOf(overrides) });

describe('copy-reassurance', () => {
  it.each<[string, Partial<Copy>, number]>([
    ['a trial offer', { guarantees: hits('100-night trial') }, 1],
    ['copy without reassurance', { guarantees: [] }, 0],
  ])('measures %s', (_, overrides, value) => {
    const finding = run(overrides);
    expect(finding.kind === 'measured' ? finding.value : finding).toBeCloseTo(value, 1);
  });

  it('prefers copy that reduces the reader’s risk', () => {
    const better = run({ guarantees: hits('100-night trial') });
    const worse = run({ guarantees: [] });
    if (better.kind !== 'measured' || worse.kind !== 'measured') throw new Error('Both are to be measured.');
    expect(score(audit.curve, better.value)).toBeGreaterThan(score(audit.curve, worse.value) + 8);
  });

  it('quotes the copy and marks the quoted words', () => {
    const finding = run({ guarantees: hits('100-night trial') });
    expect(finding).toMatchObject({
      kind: 'measured',
      observation: 'The copy lowers the risk for the reader: “100-night trial”.',
      evidence: expect.arrayContaining([expect.objectContaining({ span: expect.anything() })]),
    });
    expect(finding.kind === 'measured' && finding.advice).toBeUndefined();
  });

  it.each(['30-day returns', 'Return them within', '60 days to return'])('finds “%s”', (words) => {
    const { value, observation } = measuredInCopy(
      audit,
      `Warm wool socks for $9. ${words} 30 days, in any shop.`,
    );
    expect(value).toBe(1);
    expect(observation).toContain(`“${words}”`);
  });

  it('asks for what the advertiser offers without inventing a guarantee', () => {
    expect(run({ guarantees: [] })).toMatchObject({
      observation: 'We could not find a trial, a return, a refund or a guarantee in the copy.',
      advice: 'If you give a trial, a return or free cancellation, name it next to “Shop now”.',
    });
  });

  it('needs review when the copy is not English', () => {
    expect(run({ language: 'de' })).toMatchObject({
      kind: 'needsReview',
      reason: expect.stringContaining('German'),
    });
  });
});
