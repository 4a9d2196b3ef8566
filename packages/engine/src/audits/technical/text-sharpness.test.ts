import { describe, expect, it } from 'vitest';
import { judgePicture } from '../../testing/words-in-picture.ts';
import audit from './text-sharpness.ts';

const CRISP = { soft: 0.01, stepped: 0.2 };
const lines = (headline: typeof CRISP, others = CRISP) => [
  { text: 'Four islands, one ticket', edges: headline },
  { text: 'From $29, kids sail free', edges: others },
  { text: 'Book your crossing', edges: others },
];

describe('text-sharpness', () => {
  it.each([
    ['crisp letters', lines(CRISP), 97, 100],
    ['letters softened by JPEG compression', lines({ soft: 0.04, stepped: 0.1 }), 97, 100],
    ['a blurred headline', lines({ soft: 0.15, stepped: 0 }), 0, 10],
    ['blurred letters throughout', lines({ soft: 0.09, stepped: 0 }, { soft: 0.09, stepped: 0 }), 0, 10],
    ['letters made of blocks', lines({ soft: 0, stepped: 0.7 }, { soft: 0, stepped: 0.7 }), 0, 10],
    ['a small blurred line', lines(CRISP, { soft: 0.06, stepped: 0 }), 50, 97],
  ])('gives %s the expected score', (_, text, low, high) => {
    const { score } = judgePicture(audit, text);
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('names the blurriest line and its flaw', () => {
    const blurred = judgePicture(audit, lines({ soft: 0.15, stepped: 0 }));
    expect(blurred.observation).toMatch(/^The letters of .*Four islands.* are blurred/);
    expect(judgePicture(audit, lines({ soft: 0, stepped: 0.7 })).observation).toContain('visible pixels');
  });

  it('does not apply when no edges were measured', () => {
    expect(judgePicture(audit, ['Four islands, one ticket']).status).toBe('notApplicable');
  });
});
