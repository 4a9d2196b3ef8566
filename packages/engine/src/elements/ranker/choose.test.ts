import { expect, it } from 'vitest';
import { textLine } from '../../testing/index.ts';
import type { Block } from './blocks.ts';
import { sameRequest, wholeSentence, withLeadIn } from './choose.ts';

it.each([
  ['Want to see the difference up close? Go to acme.com', 'www.acme.com/see', true],
  ['Or ring us up any day on 0800 555 0100', '(0800) 5550100', true],
  ['Go to acme.com', 'Visit tarnwell.com', false],
  ['Order now', 'Learn more', false],
])('%j and %j are the same request: %j', (one, other, same) => {
  expect(sameRequest(one, other)).toBe(same);
});

it.each([
  ['UP TO', '90% OFF', 'UP TO 90% OFF'],
  ['Only', '£22', 'Only £22'],
  ['Autumn', '£22', '£22'],
])('the lead-in %s joins the offer %s', (lead, offer, whole) => {
  const chance = (text: string, of: number) => ({ candidate: {} as Block, text, features: {}, chance: of });
  const chosen = { ...chance(offer, 0.6), together: 0.8 };
  expect(withLeadIn(chosen, [chosen, chance(`${lead} ${offer}`, 0.01)])).toMatchObject({
    text: whole,
    together: 0.8,
  });
});

it.each([
  ['starts in the line above', 'On every', 'Up to 80 km/h. On every', 'On every at no extra cost.'],
  ['starts with the line above', 'On every', 'On every', 'at no extra cost.'],
  ['is cut off at the end of the line above', 'On every', 'On every model', 'at no extra cost.'],
  ['follows a list', '12', 'from 9 to 12', 'at no extra cost.'],
])('completes an offer whose sentence %s', (_, begun, above, said) => {
  const offer = 'at no extra cost.';
  const all = [textLine({ text: above }), textLine({ text: offer })];
  const whole = {
    candidate: { at: [0, 1], lines: [textLine({ text: begun }), all[1]] } as unknown as Block,
    text: `${begun} ${offer}`,
    features: {},
    chance: 0.1,
  };
  expect(wholeSentence({ text: offer } as Block, [whole], all)).toBe(said);
});
