export { asksFor, isAsk } from './asks.ts';
export { knowsWordsOf } from './languages.ts';
export { isOffer, offers } from './offers.ts';
export { foreignRequest, type ForeignRequest } from './foreign-request.ts';
