import { ratedAlike } from '../../computed/impression/rated-alike.ts';

export default ratedAlike({
  id: 'request-impression',
  quality: 'request',
  name: 'Impression: call to action',
  noun: 'clarity of the call to action',
  pass: 'Layouts like this usually have a clear CTA',
  fail: 'Layouts like this often lack a clear CTA',
  why: 'Viewers take in the whole layout before they notice any one button.',
  action: 'Make the call to action clearer',
});
