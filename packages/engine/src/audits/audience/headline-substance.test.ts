import { describe, expect, it } from 'vitest';
import { textLine } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './headline-substance.ts';

const over = (...said: string[]) => ({
  text: [
    ...said.map((text) => textLine({ text, role: 'headline' as const })),
    textLine({ text: 'Vacuum bottle, 0.7 liters', role: 'body' }),
  ],
});

describe('headline-substance', () => {
  it.each([
    ['Coffee that stays hot for twelve hours', 90, 100],
    ['Waterproof boots for wet mornings', 95, 100],
    ['A better bottle', 60, 99],
    ['Quality you can trust', 0, 35],
    ['The best solutions for your success', 0, 35],
    ['YOUR BEST CHOICE', 0, 35],
  ])('scores %s', (said, low, high) => {
    expect(judgedScore(audit, over(said))).toBeGreaterThanOrEqual(low);
    expect(judgedScore(audit, over(said))).toBeLessThanOrEqual(high);
  });

  it('reads all lines of the headline as one', () => {
    expect(judgedScore(audit, over('Quality you', 'can trust'))).toBeLessThan(35);
    expect(judge(audit, over('Quality you', 'can trust')).observation).toBe(
      'Every word of the headline “Quality you can trust” could stand in an ad for anything.',
    );
  });

  it.each([
    ['no headline', []],
    ['a name alone', ['TARNWELL']],
    ['another language', ['Der beste Kaffee für einen langen Tag in den Bergen und im Tal']],
  ])('does not apply to %s', (_, said) => {
    expect(judge(audit, over(...said)).status).toBe('notApplicable');
  });
});
