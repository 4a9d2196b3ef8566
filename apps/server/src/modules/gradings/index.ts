export { sendGrade } from './send-grade.ts';
export type { GradingsDeps } from './deps.ts';
export { deleteExpiredFailures } from './failed-files.ts';
export { GradingQueue } from './grading-queue.ts';
export { gradingsRoutes } from './routes.ts';
export type { Submitted } from './submission.ts';
export { type StoredUpload, mayBeStored, submitUpload } from './submit-upload.ts';
export { undoLostGradings } from './undo-grading.ts';
