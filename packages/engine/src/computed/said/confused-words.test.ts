import { expect, it } from 'vitest';
import { confusedIn } from './confused-words.ts';

it.each([
  ['Spring is hear!', 'hear', 'here'],
  ['Spring\nIS HEAR', 'HEAR', 'here'],
  ['Freshly backed every morning', 'backed', 'baked'],
  ['Loose weight in 30 days', 'Loose', 'lose'],
  ['Better then ever', 'then', 'than'],
  ['Its never to late', 'to', 'too'],
  ['Fun for the hole family!', 'hole', 'whole'],
  ['Cakes and deserts', 'deserts', 'desserts'],
  ['By one, get one free', 'By', 'buy'],
])('finds in %j that %j should be %j', (text, wrong, right) => {
  expect(confusedIn(text)).toEqual([
    { text: wrong, start: text.indexOf(wrong), end: text.indexOf(wrong) + wrong.length, right },
  ]);
});

it.each([
  'Come and hear the band',
  'Backed by a ten-year guarantee',
  'Loose fit, loose leaf',
  'First the news, then the weather',
  'Sold to many',
  'There needs to be a better way',
  'A hole in one',
  'The Mojave desert',
  'Its price is fair',
  'Learn more\nThen decide',
  'Shop more then save more',
  'All you need to do is hear it',
  'Our commitment is to good food',
  'A town of peace and quite a view',
  'Free desert safari, mountains and deserts',
  'Spring brake inspection',
  'Homes listed in spring sell for more',
  'Find every weak password',
  'Order by 2, get it tomorrow',
  'A pinch of coarse salt',
  '18-hole family golf',
  'Fresh breath again',
  'Let an expert advise you',
])('finds no confused words in %j', (text) => {
  expect(confusedIn(text)).toEqual([]);
});
