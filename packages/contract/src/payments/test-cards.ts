import { PAYMENT_TEXTS } from '../texts/payments.ts';

/** What a test-mode card does. The browser sends one of these, never a card number. */
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
  /** Digits only. */
  readonly number: string;
  readonly method: TestMethod;
  /** What happens, for the person trying the card. */
  readonly does: string;
  /** The provider's message when the card is refused; null when it is accepted. */
  readonly refusal: string | null;
}

/** The provider's well-known test cards (docs.stripe.com/testing) that test mode supports. */
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
    does: 'Wrong security code',
    refusal: PAYMENT_TEXTS.cardCvcWrong,
  },
];
