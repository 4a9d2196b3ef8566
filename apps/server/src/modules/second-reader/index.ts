export type { SecondReaderDeps } from './deps.ts';
export { planReading } from './plan-reading.ts';
export { deleteOldQuestions } from './questions.ts';
export { readerConsentRoutes } from './reader-consent.route.ts';
export { type ReaderRules, readerOf, readerVariables } from './reader-rules.ts';
