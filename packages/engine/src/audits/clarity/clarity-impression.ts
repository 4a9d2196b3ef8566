import { ratedAlike } from '../../computed/impression/rated-alike.ts';

export default ratedAlike({
  id: 'clarity-impression',
  quality: 'clarity',
  name: 'Impression: clarity',
  noun: 'clarity',
  pass: 'The ad looks quick to understand',
  fail: 'The ad looks slow to understand',
  why: 'Viewers see at once whether an ad is ordered and easy to read.',
  action: 'Make the ad easier to take in',
});
