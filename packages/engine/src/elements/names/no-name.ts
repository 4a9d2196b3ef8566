import { CATEGORIES } from './categories.ts';
import { endsInAbbreviation } from '../../gatherers/copy/index.ts';
import { splitWordList } from '../../language/words/split-word-list.ts';

/** Words that ads of every industry use in capitals or by themselves. No advertiser is named by them alone. */
const OF_ADS: ReadonlySet<string> = new Set(
  splitWordList(`
    mega, super, big, best, great, hot, top, new, now, today, free, extra, special, limited, exclusive, final, last, early, ultimate, official, original,
    sale, sales, deal, deals, offer, offers, discount, discounts, savings, save, clearance, promo, promotion, bargain, bargains, coupon, voucher, gift, gifts, price, prices, off, only, from, up, to,
    shop, store, stores, online, collection, edition, arrivals, season, style, styles, products, product, brand, brands, outlet, event, events, live, tickets, tour, show, concert, festival, party, night,
    black, cyber, friday, monday, tuesday, wednesday, thursday, saturday, sunday, weekend, week, christmas, easter, halloween, valentine's, holiday, holidays, summer, winter, spring, autumn, fall,
    advertisement, advert, ad, sponsored, available, everywhere, coming, soon, open, closed, welcome, thanks, menu, home, about, contact, details, info, terms, conditions, apply, made, in, the, and, of, a, for, your, our, all, days, day, only,
    angebot, angebote, aktion, rabatt, neu, jetzt, gratis, sonderangebot, schlussverkauf, soldes, promo, promotions, nouveau, nouveauté, offre, offres, oferta, ofertas, rebajas, nuevo, nueva, descuento, offerta, offerte, saldi, sconti, sconto, nuovo, nuova, promoção, promoções, novo, nova, desconto
  `),
);

const MONTH =
  /^(?:jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|février|mar(?:ch|s)?|märz|apr(?:il)?|avril|may|mai|jun[ei]?|juin|jul[iy]?|juillet|aug(?:ust)?|août|sep(?:t(?:ember|embre)?)?|o[ck]t(?:ober|obre)?|nov(?:ember|embre)?|de[cz](?:ember)?|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro)$/u;

const bare = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}']+$/u, '');

/** "SHOULDN'T", "we'll". */
const CONTRACTED = /n['’]t$|['’](?:re|ll|ve|d|m)$/u;

const saysNothing = (word: string): boolean =>
  OF_ADS.has(word) || CATEGORIES.has(word) || MONTH.test(word) || CONTRACTED.test(word);

/** A sentence or its end: 'Instead of a Cocktail."'. One word with a period may still be a name. */
const ENDS_A_SENTENCE = /\s.*(?:[.!?,;:]["”’]*|["”])$/u;

/**
 * Whether a text is an offer, a date, a product category, or part of a sentence rather than a name: 'MEGA DEALS', '14 March',
 * 'CHOWDER'. A month counts as a date only with a digit or by itself.
 */
export function isNotAName(text: string, words: readonly string[]): boolean {
  const plain = words.map(bare);
  if (plain.every((word) => saysNothing(word) || isRunTogether(word))) return true;
  if (ENDS_A_SENTENCE.test(text.trim()) && !endsInAbbreviation(text.trim())) return true;
  return /\d/.test(text) && plain.some((word) => MONTH.test(word));
}

/** What a platform shows next to the name of the paying account. It is not part of the ad's own text. */
const NOTICE = new RegExp(
  String.raw`^[^\p{L}\p{N}]*(?:${splitWordList('sponsored, promoted, ad, advertisement, advert, paid partnership, suggested, anzeige, werbung, gesponsert, publicité, sponsorisé, publicidad, patrocinado, promocionado, pubblicità, sponsorizzato, publicidade, gesponsord, advertentie, reklama, sponsorowane, annons, sponsrad, annonce, sponsoreret, mainos').join('|')})[^\p{L}\p{N}]*$`,
  'iu',
);

/** '★★★★★ Tom, Ghent' names the reviewer, not the advertiser. */
const RATING = /^\s*[★☆⭐]{2}/u;

export const isNotice = (text: string): boolean => NOTICE.test(text) || RATING.test(text);

/** Such words run together because their spaces were lost: 'CAFEBAKESHOP'. */
function isRunTogether(word: string): boolean {
  const ends = [0];
  for (let end = 3; end <= word.length; end++) {
    if (ends.some((start) => end - start > 2 && saysNothing(word.slice(start, end)))) ends.push(end);
  }
  return ends.length > 2 && ends.at(-1) === word.length;
}
