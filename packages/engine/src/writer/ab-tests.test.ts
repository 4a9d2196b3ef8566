import { describe, expect, it } from 'vitest';
import { poorAd } from '../testing/poor-ad.ts';
import { sampleSize } from './ab-tests.ts';

describe('sample size of a test', () => {
  // Checked against the textbook formula for two shares, 80 % power, two-sided 5 %.
  it.each([
    [0.01, 0.2, 42_640],
    [0.01, 0.3, 19_734],
    [0.05, 0.2, 8_146],
  ])('at a rate of %s and a change of %s', (rate, change, people) => {
    expect(sampleSize(rate, change) / people).toBeCloseTo(1, 1);
  });
});

describe('test ideas', () => {
  const poor = poorAd({ copy: 'We are the best. Nothing compares to our quality at all.' });

  it('name a thing that can be drawn or written, before what only comes of it', () => {
    const audits = poor.abTestingIdeas.map(
      ({ testName }) => poor.recommendations.find(({ title }) => title === testName)?.audit,
    );
    expect(audits.length).toBeGreaterThan(2);
    expect(audits).not.toContain('message-attention');
    expect(audits).not.toContain('focal-strength');
  });

  it('tell score and sample in one sentence of this ad', () => {
    for (const { expectedOutcome } of poor.abTestingIdeas)
      expect(expectedOutcome).toMatch(/^[^.]*“Hot until the summit”.* \(80 % power, 5 % level\)\.$/);
  });

  it('quote sentences without a second full stop', () => {
    const told = poor.abTestingIdeas.map(({ variant }) => variant).join('\n');
    expect(told).toContain('A opens with “We are the best”, as now; B opens with “Nothing compares');
    expect(told).not.toMatch(/\.”\./);
  });
});
