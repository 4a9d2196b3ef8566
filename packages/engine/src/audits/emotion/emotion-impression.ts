import { ratedAlike } from '../../computed/impression/rated-alike.ts';

export default ratedAlike({
  id: 'emotion-impression',
  quality: 'emotion',
  name: 'Impression: feeling',
  noun: 'feeling',
  why: 'People feel the picture as a whole before they look at any part of it.',
});
