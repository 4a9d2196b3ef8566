import { BULK_RUN_WORDS, type BulkRun } from '@adjudge/contract';
import { Badge, type BadgeTone } from '../../../components/ui/badge.tsx';

const TONES: Readonly<Record<BulkRun['state'], BadgeTone>> = {
  collecting: 'neutral',
  grading: 'guide',
  paused: 'mid',
  done: 'ink',
  cancelled: 'neutral',
};

export const RunState = ({ state }: Pick<BulkRun, 'state'>) => (
  <Badge tone={TONES[state]}>{BULK_RUN_WORDS[state]}</Badge>
);

/** Number of creatives in a run, in any state. */
export const totalOf = ({ counts }: Pick<BulkRun, 'counts'>): number =>
  Object.values(counts).reduce((sum, many) => sum + many, 0);
