import { ratedAlike } from '../../computed/impression/rated-alike.ts';

export default ratedAlike({
  id: 'attention-impression',
  quality: 'attention',
  name: 'Impression: stopping power',
  noun: 'stopping power',
  pass: 'The ad looks likely to stop people',
  fail: 'The ad looks easy to scroll past',
  why: 'Viewers decide whether to stop before they read anything.',
  action: 'Give the picture more stopping power',
});
