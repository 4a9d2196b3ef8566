/** Package entry point: what a server needs around grading, without loading a model. */
export { CREATIVE_LIMITS, type Creative, CreativeError, type CreativeErrorCode } from './creative.ts';
export {
  isVideo,
  judgedPage,
  makeCreativeError,
  SNIFF_BYTES,
  type SniffedType,
  sniffType,
} from './gatherers/picture/index.ts';
export { GRADER_ENVIRONMENT, GRADER_HEAP, graderOptions } from './processes/grader-environment.ts';
export { upgradeReport } from './report/upgrade-report.ts';
export {
  type ModelRole,
  ModelSettingError,
  type ModelSettings,
  readModelSettings,
  readScoreReader,
} from './language-model/model-settings.ts';
export { PROMPT_VERSION } from './vision-reader/prompt.ts';
