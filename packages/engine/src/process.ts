/** Package entry point: what any process around grading needs, without loading a library. */
export {
  cpuSecondsOf,
  identityOf,
  isAbandoned,
  isAlive,
  machineId,
  ownerTag,
} from './processes/process-identity.ts';
export { CPU_TIME_EXCEEDED, CpuBudget } from './processes/cpu-budget.ts';
export { sweepScratchFolders, useScratchFolder } from './processes/scratch-folder.ts';
