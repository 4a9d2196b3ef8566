import { ratedAlike } from '../../computed/impression/rated-alike.ts';

export default ratedAlike({
  id: 'emotion-impression',
  quality: 'emotion',
  name: 'Impression: feeling',
  noun: 'feeling',
  pass: 'The picture looks likely to move people',
  fail: 'The picture may leave people cold',
  why: 'People feel the picture as a whole before they look at any part of it.',
  action: 'Give the picture more feeling',
});
