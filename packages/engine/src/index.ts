export * from './report.ts';
export * from './creative.ts';
export { artifactFiles } from './artifact-files.ts';
export { grade, type GradeOptions, type GradeResult } from './grade.ts';
export { gradeCopy, type CopyGrade } from './grade-copy.ts';
export { sniffType } from './gatherers/sniff-type.ts';
export { warmUp } from './gatherers/index.ts';
export { upgradeReport } from './upgrade-report.ts';
export { ENGINE_VERSION } from './version.ts';
