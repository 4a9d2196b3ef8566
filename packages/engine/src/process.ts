/** Fourth door: what any process around a grading needs, without loading a library. */
export { identityOf, isAbandoned, isAlive, ownerTag, type ProcessIdentity } from './process-identity.ts';
export { sweepScratchFolders, useScratchFolder } from './scratch-folder.ts';
