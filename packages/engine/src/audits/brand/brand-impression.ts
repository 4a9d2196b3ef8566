import { ratedAlike } from '../../computed/impression/rated-alike.ts';

export default ratedAlike({
  id: 'brand-impression',
  quality: 'brand',
  name: 'Impression: brand',
  noun: 'visibility of the brand',
  pass: 'The brand looks easy to notice',
  fail: 'The brand looks easy to overlook',
  why: 'Whether viewers see the brand depends on the whole layout, not on the logo alone.',
  action: 'Make the brand easier to see',
});
