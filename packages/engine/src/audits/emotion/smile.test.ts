import { describe, expect, it } from 'vitest';
import { face } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import { itReportsStyleNeutrally } from '../../testing/behaviors/neutral-style-behavior.ts';
import audit from './smile.ts';

describe('smile', () => {
  it.each([
    ['a wide smile', 0.95, 90, 100],
    ['a hint of a smile', 0.35, 90, 97],
    ['a serious face', 0, 66, 74],
  ])('scores %s (%f) between %i and %i', (_, smile, low, high) => {
    const score = judgedScore(audit, { faces: [face({ smile })] });
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('uses the largest face', () => {
    const small = face({ smile: 0, box: { x: 0, y: 0, w: 0.05, h: 0.05 } });
    expect(judge(audit, { faces: [small, face({ smile: 0.9 })] }).value).toBeGreaterThan(80);
  });

  itReportsStyleNeutrally(audit, [
    ['a smile', { faces: [face({ smile: 0.9 })] }, 'Chance of a smile: 90%.'],
    [
      'two serious faces',
      { faces: [face({ smile: 0.02 }), face({ smile: 0.02 })] },
      'Chance of a smile: 2%.',
    ],
  ]);

  it.each([
    ['there is no face', [], 'could not find a face'],
    ['no face is large enough', [face({ smile: null })], 'too small'],
  ])('does not apply when %s', (_, faces, reason) => {
    const result = judge(audit, { faces });
    expect(result.status).toBe('notApplicable');
    expect(result.observation).toContain(reason);
  });
});
