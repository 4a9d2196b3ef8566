/** Fourth door: what any process around a grading needs, without loading a library. */
export {
  cpuSecondsOf,
  identityOf,
  isAbandoned,
  isAlive,
  ownerTag,
  type ProcessIdentity,
} from './process-identity.ts';
export { SPENT, Spending } from './spending.ts';
export { sweepScratchFolders, useScratchFolder } from './scratch-folder.ts';
