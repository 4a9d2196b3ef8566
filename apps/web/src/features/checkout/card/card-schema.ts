import { PAYMENT_TEXTS, TEST_CARDS, type TestMethod } from '@adjudge/contract';
import { z } from 'zod';
import { digits } from './format-card.ts';

/** ISO/IEC 7812: every second digit from the right is doubled, and the sum of all digits must end in 0. */
function passesLuhn(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return number !== '' && sum % 10 === 0;
}

/** A card is valid until the end of the month printed on it. */
function isPast(expiry: string): boolean {
  const [month, year] = [Number(expiry.slice(0, 2)), 2000 + Number(expiry.slice(2))];
  return new Date(year, month) <= new Date();
}

/** Input of the test mode card form. A number that is not a test card is rejected here and never sent. */
export const cardSchema = z.object({
  number: z
    .string()
    .transform(digits)
    .pipe(
      z
        .string()
        .min(1, PAYMENT_TEXTS.numberMissing)
        .refine((number) => number === '' || (number.length >= 12 && passesLuhn(number)), {
          error: PAYMENT_TEXTS.numberInvalid,
          abort: true,
        })
        .refine((number) => number === '' || methodOf(number) !== null, PAYMENT_TEXTS.numberReal),
    ),
  expiry: z
    .string()
    .transform(digits)
    .pipe(
      z
        .string()
        .regex(/^(0[1-9]|1[0-2])\d\d$/, { error: PAYMENT_TEXTS.expiryIncomplete, abort: true })
        .refine((expiry) => !isPast(expiry), PAYMENT_TEXTS.expiryPast),
    ),
  cvc: z.string().regex(/^\d{3,4}$/, PAYMENT_TEXTS.cvcIncomplete),
});

/** What test mode does with a card number; null if it is not a test card. */
export const methodOf = (number: string): TestMethod | null =>
  TEST_CARDS.find((card) => card.number === digits(number))?.method ?? null;
