import { describe, expect, it } from 'vitest';
import { type ChoiceWeights, candidateScore } from './choice.ts';
import { chancesOf } from './rank.ts';

const weights: ChoiceWeights = {
  alone: { large: 2, none: 0.5 },
  figures: ['large', 'low', 'none'],
  patterns: [
    { start: -1, counts: 3, weights: [1, 2, 0] },
    { start: 0, counts: -1, weights: [0, 0, 4] },
  ],
};

describe('candidate scores', () => {
  it('add linear and combined feature terms', () => {
    expect(candidateScore({ large: 1, low: 0.5 }, weights)).toBeCloseTo(2 + 3 * Math.tanh(1) - Math.tanh(0));
  });

  it('treat missing features as 0', () => {
    expect(candidateScore({}, weights)).toBeCloseTo(3 * Math.tanh(-1));
  });

  it('leave a chance that no candidate is right', () => {
    const row = { candidate: 'a', text: 'a', features: { large: 1, low: 0.5 } };
    const [only] = chancesOf([row], weights);
    const none = 0.5 + 3 * Math.tanh(-1) - Math.tanh(4);
    const one = 2 + 3 * Math.tanh(1);
    expect(only?.chance).toBeCloseTo(Math.exp(one) / (Math.exp(one) + Math.exp(none)));
  });

  it('split the whole chance among the candidates when one must be right', () => {
    const always = { ...weights, figures: ['large', 'low'] };
    const rows = [1, 0].map((large) => ({ candidate: large, text: '', features: { large } }));
    expect(chancesOf(rows, always).reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    expect(chancesOf(rows, always)[0]?.candidate).toBe(1);
  });
});
