import { ratedAlike } from '../../computed/impression/rated-alike.ts';

export default ratedAlike({
  id: 'request-impression',
  quality: 'request',
  name: 'Impression: request',
  noun: 'how clearly they ask for something',
  pass: 'Looks like ads with a plain request',
  fail: 'Looks like ads whose request is missed',
  why: 'A request is seen as part of the whole layout.',
  action: 'Make the request plainer',
});
