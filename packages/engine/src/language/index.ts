export { requestScore, isRequest, saysRequest } from './request-score.ts';
export { isSupportedLanguage } from './languages.ts';
export { isOffer, offerScore } from './offer-score.ts';
