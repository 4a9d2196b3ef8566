import type { AccessDeps } from '../../access/deps.ts';
import type { Grader } from '../../grader/grader.ts';
import type { GradingQueue } from './grading-queue.ts';

export interface GradingsDeps extends AccessDeps {
  readonly queue: GradingQueue;
  /** null if this server leaves grading to others. */
  readonly grader: Pick<Grader, 'state'> | null;
}
