import { ratedAlike } from '../../computed/impression/rated-alike.ts';

export default ratedAlike({
  id: 'attention-impression',
  quality: 'attention',
  name: 'Impression: stopping power',
  noun: 'stopping power',
  why: 'Viewers decide whether to stop before they read anything.',
});
