import { describe, expect, it } from 'vitest';
import { fakeArtifacts } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import { describeMatch } from '../../testing/behaviors/match-behavior.ts';
import audit from './match-product.ts';

describeMatch(audit, {
  kind: 'product',
  agreed: ['bottle', 'bottles'],
  against: ['bottle', 'mattress'],
});

describe('match-product', () => {
  it('does not suggest a word from the copy when the picture names no product', () => {
    const points = [{ kind: 'product', copy: 'bottle', creative: null, agrees: false }] as const;
    expect(judge(audit, { messageMatch: { ...fakeArtifacts().messageMatch, points } }).fix).toBe(
      'If they are about the same thing, name it with the same word in both.',
    );
  });

  it('quotes each word for a different product separately', () => {
    const points = [
      { kind: 'product', copy: 'Compare, car, insurance', creative: 'Rakes, hoses', agrees: false },
    ] as const;
    expect(judge(audit, { messageMatch: { ...fakeArtifacts().messageMatch, points } }).observation).toBe(
      'The copy is about “Compare”, “car” and “insurance”, but the picture is about “Rakes” and “hoses”.',
    );
  });
});
