import { expect, it } from 'vitest';
import type { Block } from './blocks.ts';
import { sameRequest, withLeadIn } from './choose.ts';

it.each([
  ['Want to see the difference up close? Go to acme.com', 'www.acme.com/see', true],
  ['Or ring us up any day on 0800 555 0100', '(0800) 5550100', true],
  ['Go to acme.com', 'Visit tarnwell.com', false],
  ['Order now', 'Learn more', false],
])('%j and %j are one request: %j', (one, other, same) => {
  expect(sameRequest(one, other)).toBe(same);
});

it.each([
  ['UP TO', '90% OFF', 'UP TO 90% OFF'],
  ['Only', '£22', 'Only £22'],
  ['Autumn', '£22', '£22'],
])('what %s leads into is offered with it: %s', (lead, offer, whole) => {
  const chance = (text: string, of: number) => ({ candidate: {} as Block, text, features: {}, chance: of });
  const chosen = { ...chance(offer, 0.6), together: 0.8 };
  expect(withLeadIn(chosen, [chosen, chance(`${lead} ${offer}`, 0.01)])).toMatchObject({
    text: whole,
    together: 0.8,
  });
});
