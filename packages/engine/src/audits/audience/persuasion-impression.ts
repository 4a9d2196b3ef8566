import { ratedAlike } from '../../computed/impression/rated-alike.ts';

export default ratedAlike({
  id: 'persuasion-impression',
  quality: 'persuasion',
  name: 'Impression: persuasion',
  noun: 'persuasion',
  pass: 'Looks like ads that convince',
  fail: 'Looks like ads that do not convince',
  why: 'An ad that looks as if it has nothing to say is not read.',
  action: 'Make the case plainer',
});
