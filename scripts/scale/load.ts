import { setTimeout } from 'node:timers/promises';
import type { Promised } from '../service/books.ts';
import type { Customer, SentFile } from '../service/customer.ts';

export interface Load {
  readonly promised: readonly Promised[];
  readonly graded: number;
  readonly seconds: number;
  readonly perMinute: number;
  /** Of every answer, those that were tried again among them. */
  readonly statuses: readonly number[];
}

/** Everybody has one ad after the other graded, until so many were asked for or the time is over. */
export async function load(
  customers: readonly Customer[],
  { file, many, seconds = Number.POSITIVE_INFINITY }: { file: SentFile; many: number; seconds?: number },
): Promise<Load> {
  const began = performance.now();
  const passed = (): number => (performance.now() - began) / 1000;
  const statuses: number[] = [];
  let left = many;
  // A handful is enough to keep every grader busy where the time is what ends it.
  const asking = Number.isFinite(seconds) ? customers.slice(0, 12) : customers;
  let inTime = 0;
  const promised = await Promise.all(
    asking.map(async (customer) => {
      const graded: string[] = [];
      while (left > 0 && passed() < seconds) {
        left -= 1;
        const { status, before, analysisId } = await customer.grade(file, { tries: 150 });
        statuses.push(...before, status);
        if (analysisId !== null) graded.push(analysisId);
        if (analysisId !== null && passed() <= seconds) inTime += 1;
      }
      return { customer, graded };
    }),
  );
  const took = Math.min(passed(), seconds);
  const graded = promised.reduce((sum, each) => sum + each.graded.length, 0);
  return { promised, graded, seconds: passed(), perMinute: (60 * inTime) / took, statuses };
}

/** Asks who is signed in and for the list, four times a second, until it is stopped. */
export function watchLatency(customer: Customer): { stop(): Promise<string> } {
  const times: number[] = [];
  const over = new AbortController();
  const asking = (async () => {
    while (!over.signal.aborted) {
      const began = performance.now();
      await customer.creditsLeft().then(
        () => times.push(performance.now() - began),
        () => {},
      );
      await setTimeout(250);
    }
  })();
  return {
    async stop() {
      over.abort();
      await asking;
      const sorted = times.toSorted((a, b) => a - b);
      const at = (part: number): string => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(0);
      return `${at(0.5)}, ${at(0.95)}, ${at(1)} of ${sorted.length}`;
    },
  };
}
