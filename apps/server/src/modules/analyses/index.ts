export {
  type AnalysisWithCreative,
  type StoredAnalysis,
  type StoredCreative,
  COMPARABLE_SCORE,
  findAnalysis,
  findWithCreative,
  isGraded,
  keepAnalysis,
  keepCorrected,
  keepWhatIf,
  openReport,
  openWhatIf,
} from './analyses.ts';
export type { AnalysesDeps } from './deps.ts';
export { findReadable, findPublic, mayReadPrivate, ownAnalysis } from './policy.ts';
export { givenName, presentAnalysis } from './reading.ts';
export { analysesRoutes } from './routes.ts';
export { likePattern } from './search-text.ts';
export { readVersionOf } from './version-of.ts';
export { Views } from './views.ts';
