import { describe, expect, it } from 'vitest';
import {
  isCallToAction,
  isContact,
  isSpecific,
  namesPlace,
  offersContact,
  startsWithVerb,
} from './request-words.ts';

describe('call-to-action wording', () => {
  it.each([
    ['Shop trail shoes', true, true],
    ['Learn more', true, false],
    ['Click here', true, false],
    ['Get started', true, false],
    ['Get my free quote', true, true],
    ['Book a table', true, true],
    ['Summer collection', false, true],
    ['Pop in at 14 Mill Lane', true, true],
    ['Ring 01539 555 080', true, true],
    ['Bring this flyer', true, true],
    ['Ring of fire', false, true],
    ['Phone cases in six colors', false, true],
    ['Save 30% on every bottle', false, true],
    ['Save the seals', true, true],
    ['For the free booklet, call 0800 555 0142', true, true],
    ['For members, save 30%', false, true],
    ['For calls, text and data', false, true],
  ])('%s: starts with a verb %s, names what people get %s', (text, verb, specific) => {
    expect(startsWithVerb(text)).toBe(verb);
    expect(isSpecific(text)).toBe(specific);
  });

  it.each([
    ['In pharmacies from May 3.', true],
    ['Find us in the cereal aisle', true],
    ['See it at your Dovetone dealer’s', true],
    ['Ask at the counter for your hair type', true],
    ['Find it at your nearest branch', true],
    ['Tickets at Hollis & Rae counters', true],
    ['In the chiller from May 3', true],
    ['In one click shop online', false],
    ['Save in our summer sale Shop now', false],
    ['Stores your photos', false],
    ['In the mood for more', false],
    ['Shop trail shoes', false],
  ])('%s: says where to get it %s', (text, named) => {
    expect(namesPlace(text)).toBe(named);
  });

  it.each([['Come on in!'], ['Just drop by'], ['DM us'], ['Find us online']])(
    '%s is a call to action',
    (text) => {
      expect(isCallToAction(text)).toBe(true);
    },
  );

  it.each([
    ['Jetzt kaufen', true, true, false],
    ['Découvrez la collection', true, true, true],
    ['Reserva tu mesa', true, true, true],
    ['Scopri di più', true, true, false],
    ['Saiba mais', true, true, false],
  ])(
    '%s: a call to action %s, starts with a verb %s, names what people get %s',
    (text, call, verb, specific) => {
      expect([isCallToAction(text), startsWithVerb(text), isSpecific(text)]).toEqual([call, verb, specific]);
    },
  );

  it.each([
    ['www.tarnwell.com', true],
    ['tarnwell.de/bottles', true],
    ['0800 123 4567', true],
    ['+44 20 7946 0958', true],
    ['14 March 2026', false],
    ['$1,299.00', false],
    ['Only at the shop on 12 High Street', false],
  ])('%s is contact information: %s', (text, is) => {
    expect(offersContact(text)).toBe(is);
    expect(isContact(text)).toBe(false);
  });

  it('does not include a sentence that merely contains its words', () => {
    expect(isCallToAction('Shop now')).toBe(true);
    expect(isCallToAction('Call us today')).toBe(true);
    expect(isCallToAction('The shop around the corner is open all night')).toBe(false);
  });
});
