import { describe, expect, it } from 'vitest';
import { orNoFixes, weakPoints } from './weak-points.ts';

const small = { weakness: 'small', name: 'Small text', text: 'Set it larger.', chance: 0.74, evidence: [] };

describe('weak points without an audit in a PDF', () => {
  it('have their own heading and show how likely each is', () => {
    expect(weakPoints({ weakPoints: [small] }).at(-1)).toEqual({
      kind: 'facts',
      facts: [
        { term: 'Small text', text: 'Set it larger. In our data, readers name it in 7 of 10 such ads.' },
      ],
    });
  });

  it('replace the list of fixes when no fix is advised', () => {
    const good = { coverage: 1, overallScore: 92, scoreBreakdown: [], deductions: [] };
    expect(orNoFixes({ ...good, weakPoints: [small] })).toEqual(weakPoints({ weakPoints: [small] }));
    expect(orNoFixes(good)).toEqual([
      {
        kind: 'text',
        tone: 'soft',
        text: expect.stringMatching(/^We found no fault worth fixing first\./),
      },
    ]);
  });

  it.each([[undefined], [[]]])('are omitted when there are none (%o)', (points) => {
    expect(weakPoints(points === undefined ? {} : { weakPoints: points })).toEqual([]);
  });
});
