import { ratedAlike } from '../../computed/impression/rated-alike.ts';

export default ratedAlike({
  id: 'clarity-impression',
  quality: 'clarity',
  name: 'Impression: clarity',
  noun: 'clarity',
  why: 'Viewers see at once whether an ad is ordered and easy to read.',
});
