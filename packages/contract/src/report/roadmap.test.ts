import { expect, it } from 'vitest';
import { phases } from './roadmap.ts';

it('the phases of a plan start with the quickest steps, then those that gain the most', () => {
  const step = (effort: 'minutes' | 'hour' | 'redesign', points: number) => ({ effort, points });
  const [large, long, short, better, small] = [
    step('redesign', 9),
    step('hour', 5),
    step('minutes', 1),
    step('minutes', 2),
    step('redesign', 1),
  ];
  expect(phases([large, long, short, better, small])).toEqual({
    quick: [better, short, long],
    later: [large, small],
  });
});
