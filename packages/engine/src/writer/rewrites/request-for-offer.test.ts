import { expect, it } from 'vitest';
import { requestForOffer } from './request-for-offer.ts';

it.each([
  ['40% OFF', 'Get 40% off'],
  ['£5 off', 'Get £5 off'],
  ['save up to £280', 'Save up to £280'],
  ['Save 30%', 'Get 30% off'],
  ['Free for 14 days', 'Try it free for 14 days'],
  ['free trial', 'Start your free trial'],
  ['First class free', 'Get your first class free'],
  ['FREE DELIVERY', 'Get free delivery'],
  ['free quote', 'Get a free quote'],
])('requestForOffer turns %s into “%s”', (offer, request) => expect(requestForOffer(offer)).toBe(request));

it.each(['300% off', 'from £13.20', 'Free to download', '3 for 2', 'for €99'])(
  'requestForOffer returns null for %s',
  (offer) => expect(requestForOffer(offer)).toBeNull(),
);
