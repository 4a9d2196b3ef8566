import { describe, expect, it } from 'vitest';
import type { Copy } from '../../artifacts/copy-artifacts.ts';
import { score } from '../../scoring/curves.ts';
import { hits } from '../../testing/fakes/copy-hits.ts';
import { copyOf } from '../../testing/index.ts';
import { measuredInCopy } from '../../testing/judge.ts';
import scares from './copy-scares.ts';
import audit from './copy-urgency.ts';

const run = (overrides: Partial<Copy>) => audit.run({ copy: copyOf(overrides) });

describe('copy-urgency', () => {
  it.each<[string, Partial<Copy>, number]>([
    ['one deadline', {}, 1],
    [
      'a deadline together with scarcity',
      { urgency: hits('today only'), scarcity: [{ text: 'limited', start: 40, end: 47 }] },
      2,
    ],
    ['copy without urgency', { urgency: [] }, 0],
  ])('measures %s', (_, overrides, value) => {
    const finding = run(overrides);
    expect(finding.kind === 'measured' ? finding.value : finding).toBeCloseTo(value, 1);
  });

  it('prefers one deadline to several', () => {
    const better = run({});
    const worse = run({ urgency: hits('hurry', 'act now', 'last chance', 'ends today', 'final hours') });
    if (better.kind !== 'measured' || worse.kind !== 'measured') throw new Error('Both are to be measured.');
    expect(score(audit.curve, better.value)).toBeGreaterThan(score(audit.curve, worse.value) + 8);
  });

  it('quotes the copy and marks the quoted words', () => {
    const finding = run({ urgency: hits('hurry', 'act now', 'last chance') });
    expect(finding).toMatchObject({
      kind: 'measured',
      observation: 'The copy presses several times: “hurry”, “act now” and “last chance”.',
      evidence: expect.arrayContaining([expect.objectContaining({ span: expect.anything() })]),
    });
    expect(finding.kind === 'measured' && finding.advice).toBe(
      'Keep “hurry” and cut “act now” and “last chance”.',
    );
  });

  it('keeps the true limit, not the threat that another check removes', () => {
    const copy = 'Last chance for warm wool socks. Only 3 left, until Saturday. Hurry!';
    const { advice } = measuredInCopy(audit, copy);
    expect(advice).toBe('Keep “Only 3 left” and cut “Last chance”, “until Saturday” and “Hurry”.');
    expect(measuredInCopy(scares, copy).advice).toContain('“Last chance” and “Hurry”');
    expect(
      measuredInCopy(audit, 'Hurry! Act now, it is your last chance. Warm wool socks.').advice,
    ).toBeUndefined();
  });

  it.each([
    'until Saturday',
    'by May 4',
    'Ends May 4',
    'until Wednesday',
    'till Friday',
    'before 24 Dec',
    'until tomorrow',
  ])('finds the deadline “%s”', (words) => {
    const { value, observation } = measuredInCopy(
      audit,
      `Save 30% on warm wool socks. ${words} in all our shops.`,
    );
    expect(value).toBe(1);
    expect(observation).toContain(`“${words}”`);
  });

  it('finds no deadline in a day alone', () => {
    expect(measuredInCopy(audit, 'Warm wool socks. We knit them on Wednesday and on May 4.').value).toBe(0);
  });

  it('does not count pressure without a time or number as a deadline', () => {
    expect(run({ urgency: hits('Don’t miss out'), scarcity: [] })).toMatchObject({
      title: 'The copy urges without a deadline',
      observation: expect.stringContaining('could not find a deadline'),
    });
  });

  it('needs review when the copy is not English', () => {
    expect(run({ language: 'de' })).toMatchObject({
      kind: 'needsReview',
      reason: expect.stringContaining('German'),
    });
  });
});
