import { ratedAlike } from '../../computed/impression/rated-alike.ts';

export default ratedAlike({
  id: 'design-impression',
  quality: 'design',
  name: 'Impression: craft',
  noun: 'craft',
  why: 'People judge a layout in half a second, and that judgment colors what they read next.',
});
