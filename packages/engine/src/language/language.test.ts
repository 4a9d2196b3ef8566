import { describe, expect, it } from 'vitest';
import { isOffer, requestScore, isSupportedLanguage, offerScore } from './index.ts';

const SURE = 0.7;
const HARDLY = 0.4;

describe('request detection', () => {
  it.each([
    'Shop now',
    'SHOPNOW',
    'Tryitfree',
    'INVESTNOW',
    'Join our great big coffee club today',
    'SMS "ACME" to 0805 866 9900',
    'For more information: 212 247 7712',
    'Learn more',
    'Call us at 866 744 2468',
    'Visit brand.com',
    'Get your free quote',
    'View collection >',
    'Book a demo',
    'Jetzt kaufen',
    'Jetztkaufen',
    'En savoir plus',
    'Compra ahora',
    'Scopri di più',
    'Saiba mais',
    'Bekijk de collectie',
    'Köp nu',
    'Køb nu',
    'Kjøp nå',
    'Osta nyt',
    'Kup teraz',
    'Dowiedz sie wiecej',
    'Koupit nyní',
    'Cumpără acum',
    'Vásárolj most',
    'Hemen al',
    'Satın al',
    'Купить сейчас',
    'УЗНАТЬ БОЛЬШЕ',
    'Замовити зараз',
    'Αγοράστε τώρα',
    'ΜΑΘΕΤΕ ΠΕΡΙΣΣΟΤΕΡΑ',
    'تسوق الآن',
    'קנו עכשיו',
    'अभी खरीदें',
    '立即购买',
    '今すぐ購入',
    '詳しくはこちら',
    '지금 구매하기',
    'Mua ngay',
    'Beli sekarang',
    'ซื้อเลย',
  ])('accepts %s', (text) => expect(requestScore(text)).toBeGreaterThan(SURE));

  it.each([
    'Summer collection',
    'Getaway',
    'Time, well kept',
    'Built to last',
    'Die Kunst zu reisen',
    'Un été à la mer',
    'Новая коллекция',
    'ニューコレクション',
    '新品上市',
    'Yeni sezon',
    'Made in Italy',
    'Why wait?',
    '12.05.2026',
  ])('rejects %s', (text) => expect(requestScore(text)).toBeLessThan(HARDLY));
});

describe('offer detection', () => {
  it.each([
    'Save 30% on every bottle',
    '50%OFF',
    'FREESHIPPING',
    'Free wi-fi',
    'Complimentary facial',
    'Buy one get one',
    'BUYONEGETONE',
    'From $19',
    'Tickets $20 May 5',
    'Adults £15, June 3',
    '$20 March 14',
    '30 days free',
    'Try it free',
    '-20 %',
    '20 % Rabatt',
    'Versandkostenfrei',
    'ab 19,99 €',
    'Livraison gratuite',
    '3 pour 2 : -30 %',
    '2x1 en toda la tienda, 50 % de descuento',
    'Spedizione gratuita',
    'Frete grátis',
    'Gratis verzending',
    'Fri frakt',
    'Alennus 20 %',
    'Darmowa dostawa',
    'Sleva 20 %',
    'Reducere 30%',
    'Ingyenes szállítás',
    '%50 indirim',
    'Скидка 20%',
    'Бесплатная доставка',
    'Знижка 20 %',
    'Έκπτωση 20%',
    'خصم 20٪',
    'הנחה 20%',
    '20% की छूट',
    '全场8折',
    '送料無料',
    '20% 할인',
    'Giảm giá 20%',
    'Diskon 20%',
    'ลดราคา 20%',
    '1990 руб.',
    '99 zł',
    '499 Kč',
  ])('accepts %s', (text) => expect(offerScore(text)).toBeGreaterThan(0.5));

  it.each([
    '250 g',
    '100 % juice',
    '50% cotton',
    '100% algodón',
    '100 % хлопок',
    'Sugar-free',
    '24/7 support',
    'Gluten free',
    '92% of users agree',
    '30% less sugar',
    'Spring 2026',
    '12.05.2026',
    '866 744 2468',
    'Representative 19.9% APR',
    'Time, well kept',
    'Net wt 12 oz',
    'Feel free to fly',
    '5. März',
    '12. März 2026',
    'SPF 50',
  ])('rejects %s', (text) => expect(offerScore(text)).toBeLessThan(HARDLY));
});

it('lists the supported languages', () => {
  expect(['en', 'nb', 'zh-TW', 'el'].map(isSupportedLanguage)).toEqual([true, true, true, true]);
  expect(isSupportedLanguage('sw')).toBe(false);
});

describe('offers in an unknown language', () => {
  it.each([
    'Gifts for moms from $20',
    'Moms save 30% this Sunday',
    'Get a tan for $20',
    '-20% sur le site',
    'S$29.90',
    'US$ 99',
  ])('include %s', (text) => expect(isOffer(text)).toBe(true));
  it.each(['A present for Dad', 'Spare parts', 'Your next promotion', 'We gave 500 meals'])(
    'do not include %s',
    (text) => expect(isOffer(text)).toBe(false),
  );
});
