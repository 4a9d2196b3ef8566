import { splitWordList } from './split-word-list.ts';

/** What an ad asks for. Two calls to action of the same class ask for the same thing. */
export const ACTION_CLASSES = [
  'shop',
  'learn',
  'signUp',
  'download',
  'book',
  'call',
  'try',
  'visit',
  'watch',
  'follow',
  'give',
  'click',
] as const;
export type ActionClass = (typeof ACTION_CLASSES)[number];

/** Each class as it appears in a sentence. */
export const ACTION_NAMES: Readonly<Record<ActionClass, string>> = {
  shop: 'buy',
  learn: 'learn more',
  signUp: 'sign up',
  download: 'download',
  book: 'book',
  call: 'get in touch',
  try: 'try it',
  visit: 'visit',
  watch: 'watch or listen',
  follow: 'follow',
  give: 'give',
  click: 'click',
};

/** Opening words of a request, by class. A longer phrase wins over its first word. */
export const ACTION_PHRASES: Readonly<Record<ActionClass, readonly string[]>> = {
  shop: splitWordList(`
    shop, buy, order, purchase, pre-order, preorder, add to cart, add to bag, add to basket, grab, claim, redeem, save, snag, stock up,
    get yours, get your, get the, get it, get them, get #, get a, get an, get up to, get free, treat yourself, pick up, upgrade, unlock, use code,
    shop now, buy now, order now, get offer, get the deal, choose, customize, customise, build your, switch to, rent, lease, see prices, gift
  `),
  learn: splitWordList(`
    learn, learn more, discover, explore, find out, see how, see why, see what, read, read more, read on, get the facts, get details,
    see details, see plans, see pricing, see offers, see menu, view, view more, know more, take a look, compare, check out, meet, browse, see the, see more, see our, see your, look inside
  `),
  signUp: splitWordList(`
    sign up, join, subscribe, register, enrol, enroll, apply, become a member, create your, create an account, open an account, open your account,
    get started, start your application, get on the list, reserve your spot, save your spot, save your seat, claim your spot, enter to win, enter now, opt in
  `),
  download: splitWordList(
    `download, install, get the app, get the guide, get the report, get the ebook, get your copy, grab your copy, grab the guide`,
  ),
  book: splitWordList(`
    book, reserve, schedule, make an appointment, plan your, plan a, book now, book a call, book a table, book a demo, request a demo, get a demo, request an appointment
  `),
  call: splitWordList(`
    call, call us, contact, contact us, get in touch, message us, send a message, text us, dm us, dm, email us, ask us, talk to, chat with, speak to, speak with, request a quote, get a quote,
    get quote, get your quote, get a free quote, get your free quote, request a callback, request information, request info, send us
  `),
  try: splitWordList(
    `try, test drive, start your free, start your trial, start free, start a free, start your, start today, start now, begin your, get a free trial, take the quiz, take our quiz, take the test, sample, see for yourself, experience`,
  ),
  visit: splitWordList(
    `visit, come in, stop by, swing by, find a store, find your store, find a location, find a, get directions, drop by, find your nearest, go to, head to`,
  ),
  watch: splitWordList(`watch, watch now, listen, stream, play, play now, tune in`),
  follow: splitWordList(
    `follow, like and share, share, tag a friend, tag, comment, vote, sign the petition, pledge`,
  ),
  click: splitWordList(
    `swipe up, tap the link, tap here, tap to, click here, click below, click the, click to, click, tap, scan, follow the link, link in bio`,
  ),
  give: splitWordList(`donate, give, support, sponsor, volunteer, help us, chip in`),
};

/** Phrases that are clear requests anywhere in a sentence. */
export const ACTION_ANYWHERE: readonly string[] = splitWordList(`
  shop now, buy now, order now, order today, order yours, learn more, read more, find out more, sign up, sign up now, join now, join us, subscribe now, download now, download the app,
  book now, book your, call now, call today, call us, contact us, get started, get yours, try it free, try it now, start your free trial, visit us, visit our,
  watch now, play now, donate now, apply now, apply today, register now, enroll now, click here, click below, click the link, link in bio, swipe up, tap the link, add to cart, get a quote, get a free quote,
  see details, see more, reserve yours, claim yours, shop the, shop our
`);

/** Words that may come before the verb of a request. */
export const BEFORE_REQUEST: ReadonlySet<string> = new Set(
  splitWordList('just, please, so, and, then, or, now, today, simply, go, come, to'),
);
