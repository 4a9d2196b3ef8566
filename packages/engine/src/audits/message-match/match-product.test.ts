import { describe, expect, it } from 'vitest';
import type { SharedPoint } from '../../copy-artifacts.ts';
import { score } from '../../scoring/curves.ts';
import { copyOf } from '../../testing/index.ts';
import audit from './match-product.ts';

const point = (copy: string | null, creative: string | null, agrees: boolean): SharedPoint => ({
  kind: 'product',
  copy,
  creative,
  agrees,
});
const run = (...points: SharedPoint[]) =>
  audit.run({ copy: copyOf(), messageMatch: { score: 50, points, duplication: 0.3 } });

describe('match-product', () => {
  it.each([
    ['what both say as full agreement', point('bottle', 'bottles', true), 100],
    ['what only the picture says as half', point(null, 'bottles', false), 45],
    ['a contradiction as nothing', point('bottle', 'mattress', false), 0],
  ])('measures %s', (_, said, value) => {
    expect(run(said)).toMatchObject({
      kind: 'measured',
      value,
      evidence: [expect.objectContaining({ span: expect.anything() })],
    });
  });

  it('scores agreement over silence, and silence over a contradiction', () => {
    const [agreed, silent, against] = [100, 45, 0].map((value) => score(audit.curve, value));
    expect(agreed).toBeGreaterThan(silent! + 10);
    expect(silent).toBeGreaterThan(against! + 10);
  });

  it('says what to write, with the words of this very ad', () => {
    expect(run(point('bottle', 'mattress', false))).toMatchObject({
      observation: expect.stringContaining('mattress'),
      advice: expect.stringContaining('mattress'),
    });
  });

  it('does not apply where there is nothing to compare', () => {
    expect(run().kind).toBe('notApplicable');
  });
});
