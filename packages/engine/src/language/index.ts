export { asksFor, isAsk } from './asks.ts';
export { knowsWordsOf } from './languages.ts';
export { isOffer, offers } from './offers.ts';
export { requestAbroad, type RequestAbroad } from './request-abroad.ts';
