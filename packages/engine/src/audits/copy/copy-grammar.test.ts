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
    'Approx. 20 min. from the beach, 900 sq. ft. with two baths, in 12 oz. cans and 6 lb. bags.',
    "The dept. of motor vehicles, Jeopardy! is back, and many people's favorite.",
    "We have shoes for every foot you've got. Don't wait.",
  ],
});

it.each([
  ['Order today and your welcome.', ['your welcome']],
  ['If your looking for shoes, your in luck', ['your looking for']],
  ['Your the best. Your a winner.', ['Your the best', 'Your a']],
  ["Bring you're money and you're kids", ["you're money", "you're kids"]],
  ['This shirt is for sell it fast, for buy the best', ['for sell it', 'for buy the']],
  ['We love dogs. our shop has food for them. Come in.', ['our']],
  ['Our customers is happy. Windows is our trade.', ['Our customers is', 'Windows is']],
  ['Look at them ones', ['them ones']],
])('marks in “%s” %j', (text, expected) => {
  expect(
    measuredInCopy(audit, text).evidence.map(({ span }) => span && text.slice(span.start, span.end)),
  ).toEqual(expected);
});

it.each([
  'Claim your welcome offer today.',
  'Bring your A-game to the pitch. Earn your A levels.',
  'Use your right hand.',
  'Your going-away gift is on us.',
  'Know the moment you’re home.',
  'When you’re here, you’re family.',
  "A plan for when you're time-poor.",
  'Meet the new Polo with its all-new cabin and its easy controls.',
  'Try its free app.',
  'Its never-empty tank is its only secret.',
  'Wait... there is more to see.',
  'Cheaper vs. other brands in town.',
  'Small parts, e.g. screws and nails, incl. shipping to you.',
  'Open from 9 a.m. to 5 p.m. every weekday of the year.',
  'Available for download and print.',
  'Ready for use the same day.',
  'The people we work with are friends.',
  'The plan made for you is waiting.',
  'Listening to our customers is what we do.',
  'Give them other ways to pay. Show them things they love.',
])('finds no mistake in “%s”', (text) => {
  expect(measuredInCopy(audit, text).value).toBe(0);
});

it('leaves misspelled words to the spelling audit', () => {
  expect(measuredInCopy(audit, 'You will recieve it untill Friday.').value).toBe(0);
});
