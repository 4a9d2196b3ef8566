import { ratedAlike } from '../../computed/impression/rated-alike.ts';

export default ratedAlike({
  id: 'emotion-impression',
  quality: 'emotion',
  name: 'Impression: feeling',
  noun: 'feeling',
  pass: 'The ad looks like ads that move people',
  fail: 'The ad looks like ads that move nobody',
  why: 'People feel the picture as a whole before they look at any part of it.',
  action: 'Give the picture more feeling',
});
