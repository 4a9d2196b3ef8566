import { expect, it } from 'vitest';
import { measuredInCopy } from '../../testing/judge.ts';
import { describeCostlyStyle } from '../../testing/behaviors/style-behavior.ts';
import audit from './copy-grammar.ts';

describeCostlyStyle(audit, {
  marks: [
    ["Our cakes is made by hands and its a great gift for you're mum.", 'its a'],
    ['We has many shoe. Do you needs one? Dont wait.', 'We has'],
  ],
  below: 62,
  leaves: [
    "It's been a year since we moved, and its roof is new.",
    "We have shoes for every foot you've got. Don't wait.",
  ],
});

it('leaves misspelled words to the spelling audit', () => {
  expect(measuredInCopy(audit, 'You will recieve it untill Friday.').value).toBe(0);
});
