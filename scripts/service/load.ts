import { setTimeout } from 'node:timers/promises';
import type { Promised } from './books.ts';
import type { Customer, SentFile } from './customer.ts';

/** How far a load is, for what happens in the midst of it. */
export class Progress {
  asked = 0;
  ended = 0;
  /** Nothing more is asked for. */
  isOver = false;

  /** Gradings that customers wait for now. */
  get waiting(): number {
    return this.asked - this.ended;
  }

  /** Resolves when so many gradings have ended, or no more are asked for. */
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
  /** Of every answer, those that were tried again among them. */
  readonly statuses: readonly number[];
  /** Answers that said the queue has no room. */
  readonly full: number;
}

/** Answers that a service which loses machines may not give: 0 is a connection that broke, 502 the proxy's. */
export const oddOnes = ({ statuses }: Load): string =>
  statuses.filter((status) => ![0, 200, 502, 503].includes(status)).join(' ') || 'none';

export interface LoadOptions {
  readonly file: SentFile;
  readonly many: number;
  readonly seconds?: number;
  readonly progress?: Progress;
  /** Until it says so, everybody goes on after `many` too. */
  readonly mayEnd?: () => boolean;
  /** Where each call goes; where the customer goes anyway when left out. */
  readonly url?: () => string;
}

/** However it goes: customers of a service that answers nobody would go on for ever. */
const LONGEST_SECONDS = 1200;

/** Everybody has one ad after the other graded, until so many were asked for or the time is over. */
export async function load(customers: readonly Customer[], options: LoadOptions): Promise<Load> {
  const { file, many, url, seconds = LONGEST_SECONDS } = options;
  const { progress = new Progress(), mayEnd = () => true } = options;
  const began = performance.now();
  const passed = (): number => (performance.now() - began) / 1000;
  const statuses: number[] = [];
  // A handful is enough to keep every grader busy where the time is what ends it.
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
