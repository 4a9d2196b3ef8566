import { setTimeout } from 'node:timers/promises';
import type { Promised } from './reconciliation.ts';
import type { Customer, SentFile } from './customer.ts';

/** Progress of a load, for actions in the middle of it. */
export class Progress {
  asked = 0;
  ended = 0;
  /** No more gradings will be requested. */
  isOver = false;

  /** Gradings that customers are waiting for. */
  get waiting(): number {
    return this.asked - this.ended;
  }

  /** Resolves when this many gradings have ended, or when no more will be requested. */
  async reaches(many: number): Promise<void> {
    while (this.ended < many && !this.isOver) await setTimeout(50);
  }
}

export interface Load {
  readonly promised: readonly Promised[];
  readonly asked: number;
  readonly graded: number;
  readonly seconds: number;
  readonly perMinute: number;
  /** Of all answers, including those that were retried. */
  readonly statuses: readonly number[];
  /** Answers that said the queue is full. */
  readonly full: number;
}

/** Statuses that are wrong even while machines go down. 0, a broken connection, and 502, from the proxy, are allowed. */
export const unexpectedStatuses = ({ statuses }: Load): string =>
  statuses.filter((status) => ![0, 200, 502, 503].includes(status)).join(' ') || 'none';

export interface LoadOptions {
  readonly file: SentFile;
  readonly many: number;
  readonly seconds?: number;
  readonly progress?: Progress;
  /** Until this returns true, customers continue after `many` too. */
  readonly mayEnd?: () => boolean;
  /** Base URL for each call; the customer's own by default. */
  readonly url?: () => string;
}

/** Maximum duration, since customers of a service that never answers would go on forever. */
const LONGEST_SECONDS = 1200;

/** Every customer has one ad after another graded, until `many` were requested or the time is up. */
export async function load(customers: readonly Customer[], options: LoadOptions): Promise<Load> {
  const { file, many, url, seconds = LONGEST_SECONDS } = options;
  const { progress = new Progress(), mayEnd = () => true } = options;
  const began = performance.now();
  const passed = (): number => (performance.now() - began) / 1000;
  const statuses: number[] = [];
  // In a load limited by time, a few customers are enough to keep every grader busy.
  const asking = options.seconds === undefined ? customers : customers.slice(0, 12);
  let [inTime, full] = [0, 0];
  const promised = await Promise.all(
    asking.map(async (customer) => {
      const graded: string[] = [];
      while ((progress.asked < many || !mayEnd()) && passed() < seconds) {
        progress.asked += 1;
        const answer = await customer.grade(file, { tries: 150, ...(url && { url }) });
        progress.ended += 1;
        full += answer.full;
        statuses.push(...answer.before, answer.status);
        if (answer.analysisId === null) continue;
        graded.push(answer.analysisId);
        if (passed() <= seconds) inTime += 1;
      }
      return { customer, graded };
    }),
  );
  progress.isOver = true;
  const took = Math.min(passed(), seconds);
  const graded = promised.reduce((sum, each) => sum + each.graded.length, 0);
  const { asked } = progress;
  return { promised, asked, graded, seconds: passed(), perMinute: (60 * inTime) / took, statuses, full };
}
