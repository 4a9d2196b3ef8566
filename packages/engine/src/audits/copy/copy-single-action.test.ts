import { describe, expect, it } from 'vitest';
import type { Copy } from '../../artifacts/copy-artifacts.ts';
import { score } from '../../scoring/curves.ts';
import { hits } from '../../testing/fakes/copy-hits.ts';
import { copyOf } from '../../testing/index.ts';
import audit from './copy-single-action.ts';

const run = (overrides: Partial<Copy>) => audit.run({ copy: copyOf(overrides) });

describe('copy-single-action', () => {
  it.each<[string, Partial<Copy>, number]>([
    ['one action', {}, 1],
    ['three kinds of action', { callsToAction: hits('Shop now', 'Download the app', 'Call us') }, 3],
    ['one kind of action requested twice as one', { callsToAction: hits('Shop now', 'Buy today') }, 1],
  ])('measures %s', (_, overrides, value) => {
    const finding = run(overrides);
    expect(finding.kind === 'measured' ? finding.value : finding).toBeCloseTo(value, 1);
  });

  it('prefers one call to action to several', () => {
    const better = run({});
    const worse = run({ callsToAction: hits('Shop now', 'Download the app', 'Call us', 'Learn more') });
    if (better.kind !== 'measured' || worse.kind !== 'measured') throw new Error('Both are to be measured.');
    expect(score(audit.curve, better.value)).toBeGreaterThan(score(audit.curve, worse.value) + 8);
  });

  it('quotes the copy and marks the quoted words', () => {
    const finding = run({ callsToAction: hits('Shop now', 'Call us') });
    expect(finding).toMatchObject({
      kind: 'measured',
      observation: 'The copy asks the reader to do 2 different things: buy and get in touch.',
      evidence: expect.arrayContaining([expect.objectContaining({ span: expect.anything() })]),
    });
    expect(finding.kind === 'measured' && finding.advice).toBe('Keep “Shop now” and leave out “Call us”.');
  });

  it('needs review when the copy is not English', () => {
    expect(run({ language: 'de' })).toMatchObject({
      kind: 'needsReview',
      reason: expect.stringContaining('German'),
    });
  });

  it('does not apply to copy without a call to action', () => {
    expect(run({ callsToAction: [] }).kind).toBe('notApplicable');
  });
});
