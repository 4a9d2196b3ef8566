import type { Customer, Graded, SentFile } from '../service/customer.ts';
import type { Promised } from '../service/reconciliation.ts';

export interface SendResult {
  readonly sent: number;
  /** Number of answers by status; 0 is a broken connection. */
  readonly answers: Readonly<Record<string, number>>;
  /** Files that got a status that no file may cause, with the status. */
  readonly wrong: readonly string[];
  /** Milliseconds of the slowest answer. */
  readonly slowest: number;
  readonly promised: readonly Promised[];
}

/** Graded, or rejected with a reason. 408, 500 and broken connections are our fault. */
const RIGHT: ReadonlySet<number> = new Set([200, 400, 413, 415, 422]);

/**
 * Sends all files, one at a time per customer. Whatever is left after `until` is not sent.
 * @param send how to send a file of this kind
 */
export async function sweep(
  files: readonly SentFile[],
  customers: readonly Customer[],
  { send, until }: { send: (customer: Customer, file: SentFile) => Promise<Graded>; until: number },
): Promise<SendResult> {
  const answers: Record<string, number> = {};
  const wrong: string[] = [];
  const waiting = [...files];
  let [sent, slowest] = [0, 0];
  const promised = await Promise.all(
    customers.map(async (customer) => {
      const graded: string[] = [];
      for (let file = waiting.shift(); file !== undefined && Date.now() < until; file = waiting.shift()) {
        const began = performance.now();
        const { status, body, analysisId, before } = await send(customer, file);
        slowest = Math.max(slowest, performance.now() - began);
        sent += 1;
        answers[status] = (answers[status] ?? 0) + 1;
        if (analysisId !== null) graded.push(analysisId);
        if (!RIGHT.has(status) || before.some((each) => each !== 503 && each !== 429))
          wrong.push(`${file.name}: ${[...before, status].join(' ')} ${body.slice(0, 160)}`);
      }
      return { customer, graded };
    }),
  );
  return { sent, answers, wrong, slowest, promised };
}
