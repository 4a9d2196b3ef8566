import { analyzeRoutes } from './routes/analyze.route.ts';
import { followGradingRoute, queueRoutes } from './routes/running-gradings.route.ts';
import { processVideoRoute } from './routes/process-video.route.ts';
import { correctAnalysisRoute, whatIfRoute } from './routes/regrade.route.ts';

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
  queueRoutes,
  processVideoRoute,
  correctAnalysisRoute,
  whatIfRoute,
];
