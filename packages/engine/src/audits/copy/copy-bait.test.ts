import { describeCostlyStyle } from '../../testing/behaviors/style-behavior.ts';
import audit from './copy-bait.ts';

describeCostlyStyle(audit, {
  marks: [
    ["You won't believe what this bakery puts in its bread.", "You won't believe"],
    ['Here are 75 amazing secrets that banks hide.', '75 amazing secrets'],
    ['This one trick doubles your sleep.', 'This one trick'],
    ['What happens next will move you.', 'What happens next'],
    ['Doctors hate this one weird trick for better sleep.', 'Doctors hate'],
  ],
  below: 62,
  leaves: [
    'This is our bread: rye, water, salt, and two days of waiting.',
    'Only 4% interest. Exposed brick, and number 12 is next door: see why people stay.',
    'This magic set has 75 amazing tricks. Learn 12 card tricks.',
    'If they hate broccoli, our soup hides it.',
    'Fast & Furious: Supercharged opens on May 5. Shocking pink lipstick.',
    'Shocked by your heating bill? What happens next? We call you within an hour.',
    '98% of users can’t tell it from beef. Tap to see how it works.',
    'What happens when you book: Sam calls and asks which room.',
  ],
});
