import type { AccessDeps } from '../../access/deps.ts';
import type { ReaderRules } from './reader-rules.ts';

export interface SecondReaderDeps extends AccessDeps {
  /** The vision-language model that graders show pictures to, and when; null: none is set. */
  readonly reader: ReaderRules | null;
}
