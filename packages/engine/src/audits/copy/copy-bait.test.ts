import { describeCostlyStyle } from '../../testing/behaviors/style-behavior.ts';
import audit from './copy-bait.ts';

describeCostlyStyle(audit, {
  marks: [
    ["You won't believe what this bakery puts in its bread.", "You won't believe"],
    ['Doctors hate this one weird trick for better sleep.', 'Doctors hate'],
  ],
  below: 62,
  leaves: [
    'This is our bread: rye, water, salt, and two days of waiting.',
    'Only 4% interest. Exposed brick, and number 12 is next door: see why people stay.',
    'What happens when you book: Sam calls and asks which room.',
  ],
});
