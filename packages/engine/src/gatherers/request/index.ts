export { findCallToAction } from './find-call-to-action.ts';
