import { describe, expect, it } from 'vitest';
import { offerOf } from './wording.ts';

describe('how much words offer', () => {
  it.each(['Use code', 'Promo code', '99.99% uptime', '99% accurate', '100 % juice'])(
    'is nothing: %s',
    (text) => expect(offerOf(text)).toBe(0),
  );

  it.each(['30% off with code SUMMER', 'Save $60 today', 'First bag half price', 'Try it free'])(
    'is something: %s',
    (text) => expect(offerOf(text)).toBeGreaterThanOrEqual(0.5),
  );
});
