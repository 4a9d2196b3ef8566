import { describe, expect, it } from 'vitest';
import type { Copy } from '../../artifacts/copy-artifacts.ts';
import { score } from '../../scoring/curves.ts';

import { copyOf } from '../../testing/index.ts';
import audit from './copy-call-to-action.ts';

const run = (overrides: Partial<Copy>) => audit.run({ copy: copyOf(overrides) });

describe('copy-call-to-action', () => {
  it.each<[string, Partial<Copy>, number]>([
    ['copy without a call to action', { callsToAction: [] }, 0],
    ['a bare verb at the end', {}, 80],
    [
      'a specific call to action at the end',
      { callsToAction: [{ text: 'Shop Tarnwell bottles', start: 104, end: 112 }] },
      100,
    ],
    ['a bare “Click here”', { callsToAction: [{ text: 'Click here', start: 104, end: 112 }] }, 50],
  ])('measures %s', (_, overrides, value) => {
    const finding = run(overrides);
    expect(finding.kind === 'measured' ? finding.value : finding).toBeCloseTo(value, 1);
  });

  it('prefers copy with a call to action', () => {
    const better = run({});
    const worse = run({ callsToAction: [] });
    if (better.kind !== 'measured' || worse.kind !== 'measured') throw new Error('Both are to be measured.');
    expect(score(audit.curve, better.value)).toBeGreaterThan(score(audit.curve, worse.value) + 8);
  });

  it('quotes the copy and marks the quoted words', () => {
    const finding = run({ callsToAction: [] });
    expect(finding).toMatchObject({
      kind: 'measured',
      observation: 'We could not find a call to action; the copy ends with “Shop now”.',
      evidence: expect.arrayContaining([expect.objectContaining({ span: expect.anything() })]),
    });
    expect(finding.kind === 'measured' && finding.advice).toBe(
      'After “Shop now”, add one call to action that names the offer (“Save 30%”).',
    );
  });

  it('says that “Click here” does not tell what the click gives', () => {
    const finding = run({ callsToAction: [{ text: 'Click here', start: 104, end: 112 }], offers: [] });
    expect(finding).toMatchObject({
      observation: 'The copy asks “Click here”, without saying what the click gives.',
      advice: 'Instead of “Click here”, close with a verb and what it gets the reader.',
    });
    expect(run({})).not.toHaveProperty('advice');
  });

  it('needs review when the copy is not English', () => {
    expect(run({ language: 'de' })).toMatchObject({
      kind: 'needsReview',
      reason: expect.stringContaining('German'),
    });
  });
});
