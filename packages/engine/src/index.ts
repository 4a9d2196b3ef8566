export * from './report.ts';
export * from './creative.ts';
export { grade, type GradeResult, type Progress, PROGRESS_STEPS } from './grade.ts';
export { gradeCopy, type CopyGrade } from './grade-copy.ts';
export { warmUp } from './gatherers/index.ts';
export { upgradeReport } from './upgrade-report.ts';
export { ENGINE_VERSION } from './version.ts';
