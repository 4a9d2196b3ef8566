import type { AccessDeps } from '../../access/deps.ts';
import type { Avatars } from './avatars.ts';

export interface ProfileDeps extends AccessDeps {
  readonly avatars: Avatars;
}
