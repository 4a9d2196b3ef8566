import { describe, expect, it } from 'vitest';
import { offerOf } from './wording.ts';

describe('offer score of a text', () => {
  it.each(['Use code', 'Promo code', '99.99% uptime', '99% accurate', '100 % juice'])(
    'is 0 for: %s',
    (text) => expect(offerOf(text)).toBe(0),
  );

  it.each(['30% off with code SUMMER', 'Save $60 today', 'First bag half price', 'Try it free'])(
    'is at least one half for: %s',
    (text) => expect(offerOf(text)).toBeGreaterThanOrEqual(0.5),
  );
});
