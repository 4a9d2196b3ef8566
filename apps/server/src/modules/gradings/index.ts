import { analyzeRoutes } from './routes/analyze.route.ts';
import { followGradingRoute } from './routes/follow-grading.route.ts';
import { cancelGradingRoute } from './routes/cancel-grading.route.ts';
import { processVideoRoute } from './routes/process-video.route.ts';
import { correctAnalysisRoute } from './routes/correct-analysis.route.ts';
import { whatIfRoute } from './routes/what-if.route.ts';
import { queueStateRoute } from './routes/queue-state.route.ts';

export { sendGrade } from './send-grade.ts';
export type { GradingsDeps } from './deps.ts';
export { deleteExpiredFailures } from './failed-files.ts';
export { GradingQueue } from './grading-queue.ts';
export type { Submitted } from './submission.ts';
export { type StoredUpload, mayBeStored, submitUpload } from './submit-upload.ts';
export { undoLostGradings } from './undo-grading.ts';

export const gradingsRoutes = [
  analyzeRoutes,
  followGradingRoute,
  cancelGradingRoute,
  processVideoRoute,
  correctAnalysisRoute,
  whatIfRoute,
  queueStateRoute,
];
