import { ratedAlike } from '../../computed/impression/rated-alike.ts';

export default ratedAlike({
  id: 'emotion-impression',
  quality: 'emotion',
  name: 'Impression: feeling',
  noun: 'feeling',
  pass: 'Looks like ads that move people',
  fail: 'Looks like ads that leave people cold',
  why: 'Feeling is in the picture as a whole before it is in any part.',
  action: 'Give the picture more feeling',
});
