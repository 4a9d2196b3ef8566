import { describeCostlyStyle } from '../../testing/behaviors/style-behavior.ts';
import audit from './copy-respect.ts';

describeCostlyStyle(audit, {
  marks: [
    ['Are you too lazy to clean your own kitchen? Book a cleaner.', 'too lazy to'],
    ['Your smelly carpet is a disgrace. We clean it for $40.', 'smelly'],
    ['Waiters wanted. Young women only.', 'Young women only'],
    ['Your teeth are yellow. We make them white in an hour.', 'Your teeth are yellow'],
  ],
  below: 55,
  leaves: [
    'Low-fat milk from two farms, at your door by six.',
    'A lazy Sunday on the river, with a basket for two.',
    'It takes out old stains that smelled of smoke.',
    'Nobody likes waiting. Let’s talk about your kitchen, where the kids grow up.',
    'You look like a million dollars in it. Don’t bother with an iron.',
  ],
});
