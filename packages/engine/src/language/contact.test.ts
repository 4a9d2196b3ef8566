import { expect, it } from 'vitest';
import { domainIn, endOfContact, phoneIn, contactIn, streetIn, webAddressIn } from './contact.ts';

it.each([
  ['Order at celine.com', 'celine.com', 'celine'],
  ['WWW.CELINE.COM', 'WWW.CELINE.COM', 'CELINE'],
  ['tickets: nordstrand-open.dk', 'nordstrand-open.dk', 'nordstrand-open'],
  ['fjell.no', 'fjell.no', 'fjell'],
  ['www.parkivo.city', 'www.parkivo.city', 'parkivo'],
  ['www.blog.parkivo.city', 'www.blog.parkivo.city', 'parkivo'],
  ['Try it: brindle.dog', 'brindle.dog', 'brindle'],
  ['Book at tarnwell.example/rooms', 'tarnwell.example', 'tarnwell'],
  ['BOOK AT TARNWELL.EXAMPLE', 'TARNWELL.EXAMPLE', 'TARNWELL'],
  ['Open until 9.30.pm', null, null],
  ['www.fjell.no', 'www.fjell.no', 'fjell'],
  ['Apply at www.gov.uk/blue-badge', 'www.gov.uk', 'gov'],
  ['Apply at gov.uk', 'gov.uk', 'gov'],
  ['Shop at tarnwell.myshopify.com', 'tarnwell.myshopify.com', 'tarnwell'],
  ['tarnwell.uk.com', 'tarnwell.uk.com', 'tarnwell'],
  ['지금 tarnwell.com에서 주문', 'tarnwell.com', 'tarnwell'],
  ['访问tarnwell.com查看', 'tarnwell.com', 'tarnwell'],
  ['Order at www.tarnwell.c0m', 'www.tarnwell.c0m', null],
  ['Subject to status.Example: £5,000', null, null],
  ['info.berlin@firma.de', 'firma.de', null],
  ['CO.UK', null, null],
  ['kestren.co.uk.Terms apply', 'kestren.co.uk', 'kestren'],
  ['post@kestren.com or kestren-mail.co.uk', 'kestren-mail.co.uk', 'kestren-mail'],
  ['Order at tarnwell.coffee/first', 'tarnwell.coffee', 'tarnwell'],
  ['Slow mornings.Coffee first', null, null],
  ['Sleep well.No springs', null, null],
  ['Made for you.In all sizes', null, null],
  ['hello@tarnwell.com', 'tarnwell.com', null],
  ['Only 9.99', null, null],
  ['Visit us online at tarnwellcom', 'tarnwellcom', null],
])('in %j finds the web address %j with the name %j', (text, address, name) => {
  expect(webAddressIn(text)).toBe(address);
  expect(domainIn(text)).toBe(name);
});

it.each([
  ['Call 0800 555 010 now', '0800 555 010'],
  ['14.03.2026', null],
  ['Season 2024-2025. Call 600 123 000', '600 123 000'],
  ['12 34 56 78', '12 34 56 78'],
  ['Sat 12.04.2025 Call 555 123 4567', '555 123 4567'],
  ['Only 00 89.80 or 555 123 4567', '555 123 4567'],
  ['12.04.2025 10.05.2025', null],
  ['1-800-585-CASH', '1-800-585-CASH'],
  ['Call us, or see tarnwell.co.uk', 'tarnwell.co.uk'],
])('in %j finds the contact %j', (text, reach) => {
  expect(contactIn(text)).toBe(reach);
});

it.each([
  'Only 00 89.80',
  '12721541322112191817115',
  'Open 10.00-18.00',
  'Gültig 01.05.-31.05.2025',
  '12.04. - 18.04.2025',
  'Enrolling for the 2025-2026 school year',
  '1 000 000 clients',
  '1.299.000 kr',
  'Rp 1.500.000',
])('%j is not a phone number', (text) => {
  expect(phoneIn(text)).toBeNull();
});

it.each([
  ['Go to tarnwell.com/free or call 0800 555 0100 today', 'Go to tarnwell.com/free or call 0800 555 0100'],
  ['Shop now', null],
])('in %j the last contact ends after %j', (text, before) => {
  expect(endOfContact(text)).toBe(before?.length ?? null);
});

it.each([
  ['Bring it to the bench at 14 Cowgate, Leeds', '14 Cowgate, Leeds'],
  ['Find us at 1180 Quarry Road, Gate 3', '1180 Quarry Road'],
  ['Hive 6, Bramley Road', 'Hive 6, Bramley Road'],
  ['22 Tannery Lane', '22 Tannery Lane'],
  ['Studio 54', null],
  ['Formula 1 Grand Prix', null],
  ['Abbey Road Studios', null],
  ['from $38 Heron', null],
])('in %j finds the street address %j', (text, street) => {
  expect(streetIn(text)).toBe(street);
});
