import { PAYMENT_TEXTS } from '../texts/payments.ts';

/** What a card of the test mode does; the browser sends this and never a number. */
export const TEST_METHODS = [
  'pm_card_visa',
  'pm_card_authenticationRequired',
  'pm_card_chargeDeclined',
  'pm_card_chargeDeclinedInsufficientFunds',
  'pm_card_chargeDeclinedExpiredCard',
  'pm_card_chargeDeclinedIncorrectCvc',
] as const;
export type TestMethod = (typeof TEST_METHODS)[number];

export interface TestCard {
  /** Digits alone. */
  readonly number: string;
  readonly method: TestMethod;
  /** What happens, for the person who tries it. */
  readonly does: string;
  /** What the provider says when the card is refused; null when it is taken. */
  readonly refusal: string | null;
}

/** The card provider's well-known test cards (docs.stripe.com/testing), as far as the test mode knows them. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', method: 'pm_card_visa', does: 'Succeeds', refusal: null },
  {
    number: '4000002500003155',
    method: 'pm_card_authenticationRequired',
    does: 'Needs authentication',
    refusal: null,
  },
  {
    number: '4000000000000002',
    method: 'pm_card_chargeDeclined',
    does: 'Is declined',
    refusal: PAYMENT_TEXTS.cardDeclined,
  },
  {
    number: '4000000000009995',
    method: 'pm_card_chargeDeclinedInsufficientFunds',
    does: 'Has insufficient funds',
    refusal: PAYMENT_TEXTS.cardFunds,
  },
  {
    number: '4000000000000069',
    method: 'pm_card_chargeDeclinedExpiredCard',
    does: 'Has expired',
    refusal: PAYMENT_TEXTS.cardExpired,
  },
  {
    number: '4000000000000127',
    method: 'pm_card_chargeDeclinedIncorrectCvc',
    does: 'Has another security code',
    refusal: PAYMENT_TEXTS.cardCvcWrong,
  },
];
