import { ratedAlike } from '../../computed/impression/rated-alike.ts';

export default ratedAlike({
  id: 'attention-impression',
  quality: 'attention',
  name: 'Impression: stopping power',
  noun: 'stopping power',
  pass: 'It looks like ads that stop people',
  fail: 'It looks like ads people scroll past',
  why: 'Viewers decide whether to stop before they read anything.',
  action: 'Give the picture more stopping power',
});
