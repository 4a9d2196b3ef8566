import { setTimeout } from 'node:timers/promises';
import type { Customer } from '../service/customer.ts';

/** Requests the session about four times a second until stopped. @returns median, 95th percentile and maximum in ms */
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
