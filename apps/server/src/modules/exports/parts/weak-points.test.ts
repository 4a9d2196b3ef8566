import { describe, expect, it } from 'vitest';
import { weakPoints } from './weak-points.ts';

describe('what no check measures, in a PDF', () => {
  it('stands under its own heading, with how likely each is', () => {
    const small = {
      weakness: 'small',
      name: 'Small text',
      text: 'Set it larger.',
      chance: 0.74,
      evidence: [],
    };
    expect(weakPoints({ weakPoints: [small] }).at(-1)).toEqual({
      kind: 'facts',
      facts: [{ term: 'Small text (74% likely)', text: 'Set it larger.' }],
    });
  });

  it.each([[undefined], [[]]])('is left out where there is none (%o)', (points) => {
    expect(weakPoints(points === undefined ? {} : { weakPoints: points })).toEqual([]);
  });
});
