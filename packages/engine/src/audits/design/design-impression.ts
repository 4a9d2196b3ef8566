import { ratedAlike } from '../../computed/impression/rated-alike.ts';

export default ratedAlike({
  id: 'design-impression',
  quality: 'design',
  name: 'Impression: craft',
  noun: 'craft',
  pass: 'Looks well made',
  fail: 'Looks poorly made',
  why: 'People judge the craft of a layout in half a second, and read what follows in its light.',
  action: 'Raise the craft of the layout',
});
