import { ratedAlike } from '../../computed/impression/rated-alike.ts';

export default ratedAlike({
  id: 'clarity-impression',
  quality: 'clarity',
  name: 'Impression: clarity',
  noun: 'clarity',
  pass: 'Looks like ads that are understood at once',
  fail: 'Looks like ads that take time to understand',
  why: 'Readers see at once whether an ad is ordered and easy to read.',
  action: 'Make the picture easier to take in',
});
