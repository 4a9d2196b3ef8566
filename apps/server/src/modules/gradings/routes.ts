import type { App } from '../../http/app.ts';
import type { GradingsDeps } from './deps.ts';
import { analyzeRoutes } from './routes/analyze.route.ts';
import { followGradingRoute } from './routes/follow-grading.route.ts';
import { cancelGradingRoute } from './routes/cancel-grading.route.ts';
import { processVideoRoute } from './routes/process-video.route.ts';
import { correctAnalysisRoute } from './routes/correct-analysis.route.ts';
import { whatIfRoute } from './routes/what-if.route.ts';
import { queueStateRoute } from './routes/queue-state.route.ts';

const ROUTES = [
  analyzeRoutes,
  followGradingRoute,
  cancelGradingRoute,
  processVideoRoute,
  correctAnalysisRoute,
  whatIfRoute,
  queueStateRoute,
];

export function gradingsRoutes(app: App, deps: GradingsDeps): void {
  for (const route of ROUTES) route(app, deps);
}
