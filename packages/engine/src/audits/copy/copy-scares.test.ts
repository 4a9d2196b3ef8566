import { describeCostlyStyle } from '../../testing/behaviors/style-behavior.ts';
import audit from './copy-scares.ts';

describeCostlyStyle(audit, {
  marks: [
    ['Act now or regret it. Your house could burn down tonight.', 'Act now'],
    ['Hurry! 812 people are looking at this room.', 'Hurry'],
    ['Your cart closes in 10 minutes. In the next 5 minutes, prices double.', 'In the next 5 minutes'],
  ],
  below: 62,
  leaves: [
    'Take your time: the room is yours for 24 hours.',
    'You might end up with a second dog. We never leave you waiting.',
    'Without insurance, a burst pipe costs about $9,000 to repair.',
    'Cook dinner in 15 minutes. Learn a dish in 10 minutes, or book a table in 5 seconds!',
  ],
});
