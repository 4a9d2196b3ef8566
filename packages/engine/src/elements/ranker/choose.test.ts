import { expect, it } from 'vitest';
import { sameRequest } from './choose.ts';

it.each([
  ['Want to see the difference up close? Go to acme.com', 'www.acme.com/see', true],
  ['Or ring us up any day on 0800 555 0100', '(0800) 5550100', true],
  ['Go to acme.com', 'Visit tarnwell.com', false],
  ['Order now', 'Learn more', false],
])('%j and %j are one request: %j', (one, other, same) => {
  expect(sameRequest(one, other)).toBe(same);
});
