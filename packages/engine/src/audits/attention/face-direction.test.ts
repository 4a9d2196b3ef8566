import { describe, expect, it } from 'vitest';
import { face } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './face-direction.ts';

/** The headline of the fake banner is at 37% of the width. */
const RIGHT_OF_HEADLINE = { x: 0.7, y: 0.3, w: 0.2, h: 0.2 };
const turned = (facing: number | null) => judge(audit, { faces: [face({ box: RIGHT_OF_HEADLINE, facing })] });

describe('face-direction', () => {
  it.each([
    ['toward the message', -0.8, 98, 100],
    ['toward the viewer', 0, 80, 92],
    ['away from the message', 0.8, 2, 21],
  ])('gives a face turned %s the expected score', (_, facing, least, most) => {
    const { score } = turned(facing);
    expect(score).toBeGreaterThanOrEqual(least);
    expect(score).toBeLessThanOrEqual(most);
  });

  it('says which way the face is turned', () => {
    expect(turned(-0.8).observation).toBe('The face is turned toward the main text.');
    expect(turned(0.8).observation).toBe('The face is turned away from the main text.');
    expect(turned(0).observation).toBe('The face looks toward the viewer.');
  });

  it('needs review when the direction is unknown, and does not apply without a face or text', () => {
    expect(turned(null).status).toBe('needsReview');
    expect(judge(audit, { faces: [] }).status).toBe('notApplicable');
    expect(judge(audit, { faces: [face()], text: [] }).status).toBe('notApplicable');
  });

  it('ignores faces too small to notice', () => {
    const tiny = face({ box: { ...RIGHT_OF_HEADLINE, w: 0.09, h: 0.1 }, facing: 0.8 });
    expect(judge(audit, { faces: [tiny] }).status).toBe('notApplicable');
    const large = face({ box: RIGHT_OF_HEADLINE, facing: -0.8 });
    expect(judge(audit, { faces: [tiny, large] }).observation).toBe(
      'The face is turned toward the main text.',
    );
  });
});
