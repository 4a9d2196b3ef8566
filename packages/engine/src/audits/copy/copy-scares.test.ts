import { describeCostlyStyle } from '../../testing/behaviors/style-behavior.ts';
import audit from './copy-scares.ts';

describeCostlyStyle(audit, {
  marks: [
    ['Act now or regret it. Your house could burn down tonight.', 'Act now'],
    ['Mold will kill your family. Act now, or else.', 'will kill your family'],
    ['Last 5 places! 812 people are waiting.', 'Last 5 places'],
    ['Hurry! 812 people are looking at this room.', 'Hurry'],
    ['Your cart closes in 10 minutes. In the next 5 minutes, prices double.', 'In the next 5 minutes'],
  ],
  below: 62,
  leaves: [
    'Take your time: the room is yours for 24 hours.',
    'You might end up with a second dog. We never leave you waiting.',
    '114,000 people are waiting for a kidney. You can help.',
    'It will kill your weeds. Hard water is ruining your kettle.',
    'Last 5 places on our pottery course in June. Burned down candles? Refill them for £6.',
    'Without insurance, a burst pipe costs about $9,000 to repair.',
    'Cook dinner in 15 minutes. Learn a dish in 10 minutes, or book a table in 5 seconds!',
  ],
});
