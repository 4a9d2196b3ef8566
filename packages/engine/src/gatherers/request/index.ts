export { findCallToAction } from './find-call-to-action.ts';
export { isContact, isSpecific, offersContact, startsWithVerb } from './request-words.ts';
