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
export { analysesRoutes } from './routes.ts';
export { likePattern } from './search-text.ts';
export { readVersionOf } from './version-of.ts';
export { Views } from './views.ts';
