/** Texts for plans, checkout and payments, worded as in the product specification where it gives them. */
export const PAYMENT_TEXTS = {
  planRequired: 'Plan name is required.',
  planUnknown: 'The plan you selected does not exist. Please select a valid plan from our pricing page.',
  planFree: "Free trials don't require payment. Every new account comes with one.",
  quantityInvalid: 'Quantity must be a whole number from 1 to 100.',
  intentMissing: 'Failed to initialize payment.',
  initFailed: 'Could not initialize payment. Please try again later.',
  providerAway: 'The payment provider does not answer. Please try again in a few seconds.',
  initUnknown: 'An unknown error occurred. Please try again.',
  unexpected: 'An unexpected error occurred.',
  thankYou: 'Thank you for your purchase. Your new credits have been added to your account.',
  paymentUnnamed: 'This page follows a payment. Your payments and receipts are listed in your account.',
  failedDefault: 'We were unable to process your payment. Please check your payment details and try again.',
  testMode: 'Test mode, no card is charged.',
  paymentAbsent: 'This payment could not be found.',
  secretWrong: 'This payment cannot be confirmed. Please start again.',
  paidAlready: 'This payment has been made already.',
  signatureWrong: 'The signature of this message is not valid.',
  intentUnknown: 'There is no payment with this intent.',
  intentDiffers: 'This intent does not agree with its payment.',
  notRefundable: 'Only a payment that succeeded can be refunded, once.',
  refundFailed: 'The payment provider did not take the refund. Please try again later.',
  cardDeclined: 'Your card was declined.',
  cardFunds: 'Your card has insufficient funds.',
  cardExpired: 'Your card has expired.',
  cardCvcWrong: "Your card's security code is incorrect.",
  cardNotAuthenticated:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  numberMissing: 'Enter a card number.',
  numberInvalid: 'Your card number is invalid.',
  numberReal: 'This is test mode: use one of the test cards below. No other number is sent anywhere.',
  expiryIncomplete: "Your card's expiration date is incomplete.",
  expiryPast: "Your card's expiration date is in the past.",
  cvcIncomplete: "Your card's security code is incomplete.",
} as const;

/** What /payment-cancel says about a payment that did not succeed. */
export const paymentStatusText = (status: string): string => `Payment status: ${status}. Please try again.`;
