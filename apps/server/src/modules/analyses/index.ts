import { listAnalysesRoute } from './routes/list-analyses.route.ts';
import { summarizeAnalysesRoute } from './routes/summarize-analyses.route.ts';
import { getAnalysisRoute } from './routes/get-analysis.route.ts';
import { saveAnalysisRoute } from './routes/save-analysis.route.ts';
import { renameCreativeRoute } from './routes/rename-creative.route.ts';
import { listVersionsRoute } from './routes/list-versions.route.ts';
import { deleteAnalysisRoute } from './routes/delete-analysis.route.ts';
import { shareAnalysisRoute } from './routes/share-analysis.route.ts';
import { countViewRoute } from './routes/count-view.route.ts';
import { creativeFileRoute } from './routes/creative-file.route.ts';
import { whatIfPictureRoute } from './routes/what-if-picture.route.ts';
import { publicReportsRoute } from './routes/public-reports.route.ts';
import { makePrivateRoute } from './routes/make-private.route.ts';
import { removeAnalysisRoute } from './routes/remove-analysis.route.ts';

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
  listAnalysesRoute,
  summarizeAnalysesRoute,
  getAnalysisRoute,
  saveAnalysisRoute,
  renameCreativeRoute,
  listVersionsRoute,
  deleteAnalysisRoute,
  shareAnalysisRoute,
  countViewRoute,
  creativeFileRoute,
  whatIfPictureRoute,
  publicReportsRoute,
  makePrivateRoute,
  removeAnalysisRoute,
];
