import { ratedAlike } from '../../computed/impression/rated-alike.ts';

export default ratedAlike({
  id: 'persuasion-impression',
  quality: 'persuasion',
  name: 'Impression: persuasion',
  noun: 'persuasion',
  why: 'People skip an ad that does not look as if it has something for them.',
});
