import { BRAND, PAYMENT_TEXTS, type Receipt, formatPrice } from '@adjudge/contract';
import { writeEmail } from '../write-email.ts';
import type { Mail } from '../mailer.ts';

const MOMENT = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** @param url where the receipt can be read and printed */
export const receiptEmail = (receipt: Receipt, url: string): Mail =>
  writeEmail({
    to: receipt.buyer.email,
    subject: `Your ${BRAND.name} receipt ${receipt.number}`,
    heading: `Hello ${receipt.buyer.name}`,
    paragraphs: [PAYMENT_TEXTS.thankYou],
    facts: factsOf(receipt),
    action: { label: 'View or print your receipt', url },
    notes: receipt.testMode ? [PAYMENT_TEXTS.testModePaid] : [],
    reason: `You are receiving this email because a purchase was made with your ${BRAND.name} account.`,
  });

function factsOf({ number, planName, quantity, credits, cents, currency, settledAt }: Receipt) {
  const gradings = [
    ...(credits.banner > 0 ? [`${credits.banner} banner gradings`] : []),
    ...(credits.video > 0 ? [`${credits.video} video gradings`] : []),
  ].join(' and ');
  return [
    ['Receipt', number],
    ['Date', `${MOMENT.format(new Date(settledAt))} (UTC)`],
    ['Bought', `${quantity} × ${planName}`],
    ['Credits', gradings],
    ['Total', `${formatPrice(cents, currency)} ${currency.toUpperCase()}`],
  ] as const;
}
