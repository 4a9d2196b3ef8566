import { describe, expect, it } from 'vitest';
import {
  HEADLINE_CHANCE_MEANING,
  formatChance,
  describeDifference,
  headlineCaveat,
  describeHeadlineLead,
  describeLead,
} from './compare-words.ts';

describe('comparison texts', () => {
  it.each([
    [0.995, 'over 99%'],
    [0.99, '99%'],
    [0.624, '62%'],
    [0.004, 'under 1%'],
  ])('format a chance of %d as %s', (chance, said) => {
    expect(formatChance(chance).replaceAll('\u00a0', ' ')).toBe(said);
  });

  it.each([
    [[0.03, 0.97], [55.2, 67.8], 'B scores 12 points higher, and very likely really is the higher one.'],
    [[0.85, 0.15], [71.1, 70.9], 'A scores 1 point higher, and probably really is the higher one.'],
    [[0.62, 0.38], [71.9, 71.1], 'A scores less than a point higher, and possibly really is the higher one.'],
    [
      [0.1, 0.25, 0.65],
      [60, 68, 70],
      'C scores 2 points higher than the next, and possibly really is the highest.',
    ],
    [
      [0.45, 0.55],
      [70, 71],
      'Too close to call: B leads, but given the margin of error another could be ahead.',
    ],
  ])('describe score chances of %o for %o: %s', (chances, scores, said) => {
    const creatives = scores.map((overallScore) => ({ overallScore }));
    expect(describeLead(chances, creatives)).toBe(said);
  });

  it.each([
    [[0.62, 0.38], 'The opening line of A possibly gets more clicks.'],
    [[0.1, 0.81, 0.09], 'The opening line of B probably gets more clicks.'],
    [[0.55, 0.45], 'Too close to call: no opening line stands out.'],
  ])('describe headline chances of %o: %s', (chances, said) => {
    expect(describeHeadlineLead({ chances, likeness: 1 })).toBe(said);
  });

  it('explain the basis of headline chances, their accuracy, and unfamiliar copy', () => {
    const said = HEADLINE_CHANCE_MEANING.replaceAll('\u00a0', ' ');
    expect(said).toContain('10,039 comparisons in tests of news headlines, 2013 to 2015');
    expect(said).toContain('It picked the winner in 64% of 2,379 clear results it had not seen (62% to 67%)');
    expect(headlineCaveat({ chances: [0.6, 0.4], likeness: 0.8 })).toBeNull();
    expect(headlineCaveat({ chances: [0.6, 0.4], likeness: 0.3 })).toMatch(/which no tested headline did/);
  });

  it('compare values, or findings if there are no values', () => {
    const best = { index: 1, score: 90, display: '8.9:1', title: 'The offer stands out' };
    const worst = { index: 0, score: 20, display: '2.1:1', title: 'The offer blends in' };
    const difference = { id: 'c', name: 'Contrast', good: 'at least 4.5:1', best, worst, points: 3 };
    const plain = (said: string) => said.replaceAll('\u00a0', ' ');
    expect(plain(describeDifference(difference))).toBe(
      'Contrast: B has 8.9:1, A has 2.1:1. Good: at least 4.5:1.',
    );
    expect(describeDifference({ ...difference, best: { ...best, display: null } })).toBe(
      'Contrast: B: The offer stands out. A: The offer blends in.',
    );
  });
});
