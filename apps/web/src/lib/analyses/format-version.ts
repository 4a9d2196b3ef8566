import type { FetchedAnalysis } from '@adjudge/contract';

/** 'Version 2 of 3'; null when there is only one. */
export const formatVersion = (version: FetchedAnalysis['version']): string | null =>
  version !== null && version.of > 1 ? `Version ${version.number} of ${version.of}` : null;
