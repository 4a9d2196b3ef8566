import { expect, it } from 'vitest';
import { isPostScreenshot } from './post-screenshot.ts';

it.each([
  ['a post with counts', ['Sponsored · ', 'Unlock your future in tech', '2 comments · 1 share'], true],
  ['a truncated post', ['Steel that keeps tea hot until the summit ... See more', '1,204 likes'], true],
  ['a post liked by friends', ['Sponsored', 'Liked by anna and 31 others'], true],
  ['a post with controls', ['Promoted', 'Hot until the summit', 'Like Comment Share'], true],
  [
    'a post with its time and controls',
    ['Yesterday at 18:42', 'Hot until the summit', 'Like', 'Share'],
    true,
  ],
  [
    'a post with its owner’s caption',
    ['tarnwell.flasks', 'Hot until the summit', '214 likes', 'tarnwell.flasks Ye know who ye are.'],
    true,
  ],
  ['an ad that says Share twice', ['Share', 'Hot until the summit', 'Share', '3 million views'], false],
  [
    'an ad with two signs of a post in one line',
    ['Sponsored by none, and all the better for that … see more', 'Shop'],
    false,
  ],
  ['an ad that says Today', ['Today', 'Hot until the summit', 'Share'], false],
  ['an ad with its name twice', ['tarnwell', 'Hot until the summit', 'tarnwell flasks keep it hot'], false],
  ['an ad that asks for shares', ['Like and share to win', 'Hot until the summit'], false],
  ['an ad that advertises its views', ['3 million views', 'Watch it tonight'], false],
  ['an ad with a button', ['Share', 'Burgers, pizzas… more'], false],
  ['an ad that advertises counts in one line', ['2.4M views, 10K shares', 'Watch it tonight'], false],
  ['an ad with a sponsor', ['Sponsored by Tarnwell', 'The summit run'], false],
])('distinguishes a screenshot of a post from an ad: %s', (_, lines, post) => {
  expect(isPostScreenshot(lines.map((text) => ({ text })))).toBe(post);
});
