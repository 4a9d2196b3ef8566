import { describe, expect, it } from 'vitest';
import { textLine } from '../../testing/index.ts';
import { judgedOn } from '../../testing/judged-on.ts';
import audit from './reading-order.ts';

const headlineAt = (y: number) => textLine({ box: { x: 0.1, y, w: 0.6, h: 0.09 } });
const bodyAt = (y: number) =>
  textLine({ text: 'Steel bottle', role: 'body', box: { x: 0.1, y, w: 0.4, h: 0.04 } });

describe('reading-order', () => {
  it.each([
    ['headline first', 0.1, 0.5, 95, 100],
    ['abreast', 0.3, 0.325, 45, 75],
    ['headline last', 0.8, 0.2, 0, 20],
  ])('%s', (_, head, body, least, most) => {
    const { score } = judgedOn(audit, { text: [headlineAt(head), bodyAt(body)] });
    expect(score).toBeGreaterThanOrEqual(least);
    expect(score).toBeLessThanOrEqual(most);
  });

  it('names the two lines that stand the wrong way round', () => {
    const result = judgedOn(audit, { text: [headlineAt(0.8), bodyAt(0.2)] });
    expect(result.observation).toContain('“Steel bottle” is met before “Hot until the summit”');
  });

  it('does not apply where there is nothing to put in order', () => {
    expect(judgedOn(audit, { text: [headlineAt(0.1), headlineAt(0.3)] }).status).toBe('notApplicable');
    expect(judgedOn(audit, { text: [] }).status).toBe('notApplicable');
  });
});
