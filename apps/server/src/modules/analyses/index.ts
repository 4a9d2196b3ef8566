import { ownAnalysesRoutes } from './routes/own-analyses.route.ts';
import {
  getAnalysisRoute,
  countViewRoute,
  creativeFileRoute,
  whatIfPictureRoute,
} from './routes/readable-analyses.route.ts';
import { moderationRoutes } from './routes/moderation.route.ts';

export {
  type AnalysisWithCreative,
  type StoredAnalysis,
  type StoredCreative,
  COMPARABLE_SCORE,
  findAnalysis,
  findWithCreative,
  isGraded,
  storeAnalysis,
  storeCorrection,
  storeWhatIf,
  openReport,
  openWhatIf,
} from './analyses.ts';
export type { AnalysesDeps } from './deps.ts';
export { findReadable, findPublic, mayReadPrivate, ownAnalysis } from './policy.ts';
export { customName, presentAnalysis } from './present-analysis.ts';
export { likePattern } from './search-text.ts';
export { readVersionOf } from './version-of.ts';
export { Views } from './views.ts';

export const analysesRoutes = [
  ownAnalysesRoutes,
  getAnalysisRoute,
  countViewRoute,
  creativeFileRoute,
  whatIfPictureRoute,
  moderationRoutes,
];
