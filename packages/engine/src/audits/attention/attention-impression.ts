import { ratedAlike } from '../../computed/impression/rated-alike.ts';

export default ratedAlike({
  id: 'attention-impression',
  quality: 'attention',
  name: 'Impression: stopping power',
  noun: 'stopping power',
  pass: 'Looks like ads that stop people',
  fail: 'Looks like ads that people scroll past',
  why: 'Whether a picture stops the thumb is seen before anything in it is read.',
  action: 'Make the picture stop people',
});
