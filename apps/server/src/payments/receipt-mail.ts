import { BRAND, PAYMENT_TEXTS, type Receipt, formatPrice } from '@adjudge/contract';
import type { Mail } from '../mail/mailer.ts';

const MOMENT = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** @param address where the receipt can be read and printed */
export function receiptMail(receipt: Receipt, address: string): Mail {
  const rows = rowsOf(receipt);
  const note = receipt.testMode ? PAYMENT_TEXTS.testMode : null;
  const text = [
    `Hello ${receipt.buyer.name},`,
    '',
    PAYMENT_TEXTS.thankYou,
    '',
    ...rows.map(([name, value]) => `${name}: ${value}`),
    ...(note === null ? [] : ['', note]),
    '',
    `Receipt to print: ${address}`,
    '',
    `${BRAND.company}, ${BRAND.supportEmail}`,
  ].join('\n');
  return {
    to: receipt.buyer.email,
    subject: `Your ${BRAND.name} receipt ${receipt.number}`,
    text,
    html: page(receipt, { rows, note, address }),
  };
}

function rowsOf({ number, planName, quantity, credits, cents, currency, settledAt }: Receipt) {
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

function page(
  { buyer }: Receipt,
  { rows, note, address }: { rows: ReturnType<typeof rowsOf>; note: string | null; address: string },
): string {
  const cells = rows
    .map(
      ([name, value]) =>
        `<tr><th align="left" style="padding:4px 16px 4px 0;font-weight:400;color:#484f58">${name}</th><td style="padding:4px 0">${escaped(value)}</td></tr>`,
    )
    .join('');
  return `<!doctype html><html lang="en"><body style="margin:0;padding:24px;background:#f5f3ee;color:#15181c;font:16px/1.5 Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#fffdf9;border:1px solid #dcd7cc">
<p style="margin:0 0 24px;font-size:20px;font-weight:700">${BRAND.name}</p>
<p>Hello ${escaped(buyer.name)},</p><p>${PAYMENT_TEXTS.thankYou}</p>
<table style="border-collapse:collapse;margin:16px 0">${cells}</table>
${note === null ? '' : `<p><strong>${note}</strong></p>`}
<p><a href="${escaped(address)}" style="color:#075f82">Open the receipt to print it</a></p>
<p style="margin:24px 0 0;color:#484f58;font-size:14px">${BRAND.company}, ${BRAND.supportEmail}</p>
</div></body></html>`;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
