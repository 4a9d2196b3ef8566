import { describeCostlyStyle } from '../../testing/behaviors/style-behavior.ts';
import audit from './copy-respect.ts';

describeCostlyStyle(audit, {
  marks: [
    ['Are you too lazy to clean your own kitchen? Book a cleaner.', 'too lazy to'],
    ['Your smelly carpet is a disgrace. We clean it for $40.', 'smelly'],
    ['Waiters wanted. Young women only.', 'Young women only'],
    ['Wash, you filthy animal. Soap costs $4.', 'you filthy animal'],
    ['You are scum. Buy a mop.', 'You are scum'],
    ['You’re too old to work here, so stay home.', 'You’re too old to'],
    ['You are such a lazy husband. Buy flowers.', 'lazy'],
    ['Cooks wanted. You must be under 30 to apply.', 'must be under 30'],
    ['You are getting fat. Walk with us on Sunday.', 'You are getting fat'],
    ['Nobody looks at your ugly face. Our cream costs $9.', 'your ugly face'],
    ['Your teeth are yellow. We make them white in an hour.', 'Your teeth are yellow'],
  ],
  below: 55,
  leaves: [
    'Low-fat milk from two farms, at your door by six.',
    'A lazy Sunday on the river, with a basket for two.',
    'It takes out old stains that smelled of smoke.',
    'Nobody likes waiting. Let’s talk about your kitchen, where the kids grow up.',
    'Our spray removes soap scum from a shower in one wipe.',
    'You’re never too old to learn the piano, and nobody is too old for LEGO.',
    'Is your boiler too old to repair? Call Tom.',
    'Meet our goats, sheep, pigs, and ponies on Saturday.',
    'Protect your servers from outages, failures, and surges.',
    'Snowflake ornaments, set of 12, with your ugly Christmas sweater.',
    'Your gross salary stays the same. We clean your filthy oven and your smelly shoes.',
    'Track your body fat, your muscle and your sleep. Get cash for your useless phone.',
    'Whether you are amateurs or pros, lazy brunch is until 3 pm.',
    'Lazy eye: free test on Monday. Chubby crayons for small hands.',
    'Get a grip: cycling gloves from $12.',
    'No kids? No problem. You must be under 26 for this railcard.',
    'British-born chef Tom Hale cooks, and The Biggest Loser is back.',
    'You look like a million dollars in it. Don’t bother with an iron.',
  ],
});
