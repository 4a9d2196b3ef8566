import type { AccessDeps } from '../../access/deps.ts';
import type { AccountsDeps } from '../accounts/index.ts';
import type { Avatars } from './avatars.ts';

export interface ProfileDeps extends AccessDeps, Pick<AccountsDeps, 'demo'> {
  readonly avatars: Avatars;
}
