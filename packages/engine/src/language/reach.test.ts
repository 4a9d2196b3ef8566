import { expect, it } from 'vitest';
import { domainIn, reachIn, webAddressIn } from './reach.ts';

it.each([
  ['Order at celine.com', 'celine.com', 'celine'],
  ['WWW.CELINE.COM', 'WWW.CELINE.COM', 'CELINE'],
  ['tickets: nordstrand-open.dk', 'nordstrand-open.dk', 'nordstrand-open'],
  ['fjell.no', 'fjell.no', 'fjell'],
  ['Sleep well.No springs', null, null],
  ['Made for you.In all sizes', null, null],
  ['hello@tarnwell.com', 'tarnwell.com', null],
  ['Only 9.99', null, null],
])('in %j finds the address %j of %j', (text, address, name) => {
  expect(webAddressIn(text)).toBe(address);
  expect(domainIn(text)).toBe(name);
});

it.each([
  ['Call 0800 555 010 now', '0800 555 010'],
  ['14.03.2026', null],
  ['Call us, or see tarnwell.co.uk', 'tarnwell.co'],
])('reaches somebody by %j at %j', (text, reach) => {
  expect(reachIn(text)).toBe(reach);
});
