import { withoutAccents } from './folded.ts';

/** Cache of each language's month names, long and short, from Unicode CLDR through `Intl`. */
const months = new Map<string, readonly string[]>();

export function monthsIn(language: string): readonly string[] {
  const known = months.get(language);
  if (known) return known;
  const names = (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(language, { month, day: 'numeric', timeZone: 'UTC' });
    return Array.from(
      { length: 12 },
      (_, index) =>
        format.formatToParts(Date.UTC(2024, index, 15)).find(({ type }) => type === 'month')?.value ?? '',
    );
  });
  const folded = [...new Set(names.map((name) => withoutAccents(name).replace(/\.$/, '')).filter(Boolean))];
  months.set(language, folded);
  return folded;
}

/** Currencies used in ads (ISO 4217), each with a home locale, because `Intl` gives the local sign only there. */
const CURRENCIES =
  `EUR:de USD:en-US GBP:en-GB JPY:ja CNY:zh KRW:ko INR:hi RUB:ru UAH:uk PLN:pl CZK:cs RON:ro HUF:hu
  TRY:tr SEK:sv NOK:no DKK:da ILS:he AED:ar-AE SAR:ar-SA EGP:ar-EG IDR:id VND:vi THB:th BRL:pt-BR MXN:es-MX CHF:de-CH
  CAD:en-CA AUD:en-AU`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]);
/** How people write money where CLDR has only the sign. */
const SPOKEN =
  'euro, euros, eur, usd, gbp, aed, sar, qar, sgd, nzd, hkd, zar, kes, ksh, myr, ngn, pkr, inr, rm, ₱, ₦, ¢, idr, pln, czk, huf, dollars, pounds, руб, рублей, р, грн, гривень, zł, zl, zlotych, kč, kc, korun, lei, ron, ft, forint, tl, lira, kr, kronor, kroner, :-, 円, 元, 块, 원, 만원, rp, vnd, đồng, baht, บาท, ฿, ₹, rs, रुपये, रु, שח, ₪, درهم, ريال, جنيه, ευρω, bs, r$, chf, ¥, ￥, €, £, $, ₺, ₴, ₽, ₩, ₫';

function signOf([currency, home]: readonly [string, string]): string {
  const parts = new Intl.NumberFormat(home, { style: 'currency', currency }).formatToParts(1);
  return parts.find(({ type }) => type === 'currency')?.value ?? '';
}

const signs = [...CURRENCIES.map(signOf), ...SPOKEN.split(', ')]
  .map((sign) => withoutAccents(sign.replace(/[\u200e\u200f\u061c.]/g, '')).trim())
  .filter(Boolean)
  .toSorted((a, b) => b.length - a.length);

const escaped = signs.map((sign) => sign.replace(/[$.*+?^{}()|[\]\\]/g, String.raw`\$&`)).join('|');
const FIGURE = String.raw`\d[\d.,  '’٫٬]*(?:[.,]-)?`;

/** A price in any of these currencies, in text without accents, with the sign before or after the number. */
const PRICE = new RegExp(
  String.raw`(?:^|[^\p{L}]|(?<!\p{L})(?:us|a|au|nz|s|hk|nt|c|ca)(?=\$))(?:${escaped})[\s.]{0,2}${FIGURE}|${FIGURE}\s?(?:${escaped})(?!\p{L})`,
  'u',
);

/** Whether the text names a price. @param folded text after `withoutAccents` */
export const namesPrice = (folded: string): boolean => PRICE.test(folded);
