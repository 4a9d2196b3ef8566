import type { AccessDeps } from '../../access/deps.ts';

export interface PagesDeps extends AccessDeps {
  /** Folder of the built browser application. */
  readonly webDir: string;
}
