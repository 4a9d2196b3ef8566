import type { AccessDeps } from '../../access/deps.ts';
import type { AccountsDeps } from '../accounts/index.ts';
import type { ReaderRules } from './reader-rules.ts';

export interface SecondReaderDeps extends AccessDeps, Pick<AccountsDeps, 'demo'> {
  /** The vision-language model that graders show pictures to, and its limits; null: none is configured. */
  readonly reader: ReaderRules | null;
}
