import { ratedAlike } from '../../computed/impression/rated-alike.ts';

export default ratedAlike({
  id: 'brand-impression',
  quality: 'brand',
  name: 'Impression: sender',
  noun: 'how clearly the sender shows',
  pass: 'Looks like ads whose sender is plain',
  fail: 'Looks like ads whose sender is missed',
  why: 'Whether the sender shows depends on the whole layout, not on the mark alone.',
  action: 'Make the sender plainer',
});
