export * from './report.ts';
export * from './creative.ts';
export { artifactFiles } from './grading/artifact-files.ts';
export {
  type CreativeFacts,
  type GradeOptions,
  type GradeResult,
  type Judged,
  grade,
  regrade,
} from './grading/grade.ts';
export type { Gathered } from './grading/run-audit.ts';
export { applyWriter } from './writer/writer.ts';
export { gradeCopy, type CopyGrade } from './grading/grade-copy.ts';
export { sniffType } from './gatherers/picture/index.ts';
export { readerFor } from './vision-reader/reader-for.ts';
export { storedReader, scoringReader, type VisionReader } from './vision-reader/reader.ts';
export { unavailableReader } from './vision-reader/unavailable-reader.ts';
export type { VisionReading } from './vision-reader/vision-reading.ts';
export { writerFor } from './writer/writer-for.ts';
export type { Writer } from './writer/writer.ts';
export { warmUp } from './gatherers/index.ts';
export { upgradeReport } from './report/upgrade-report.ts';
export { ENGINE_VERSION } from './version.ts';
export { whatIf, type WhatIfOptions, type WhatIfResult } from './what-if/what-if.ts';
