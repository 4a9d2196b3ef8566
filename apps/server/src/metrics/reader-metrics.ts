import type { ReadingFailure } from '@adjudge/engine/report';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { QuestionOutcome } from '../db/schema.ts';

/** Up to the longest time limit, which is two minutes. */
const SECONDS = [0.5, 1, 2, 4, 8, 15, 30, 60, 120];

/** Why the reader was not asked: the daily limit, the pause after failures, or an owner who has not consented. */
type SkipReason = Extract<ReadingFailure, 'budget' | 'paused'> | 'consent';

/** Metrics of this process's questions to the vision reader. */
export interface ReaderMetrics {
  /** @param seconds from the question to its outcome */
  countAsked(outcome: QuestionOutcome, seconds: number): void;
  /** A stored answer was reused. */
  countReused(): void;
  countSkipped(reason: SkipReason): void;
}

export const NO_METRICS: ReaderMetrics = {
  countAsked: () => {},
  countReused: () => {},
  countSkipped: () => {},
};

export function readerMetrics(registry: Registry): ReaderMetrics {
  const registers = [registry];
  const asked = new Histogram({
    name: 'adjudge_reader_seconds',
    help: 'Questions to the vision reader, by how they ended: answered, or why not',
    labelNames: ['outcome'],
    buckets: SECONDS,
    registers,
  });
  const kept = new Counter({
    name: 'adjudge_reader_kept_total',
    help: 'Gradings that reused a stored answer without a new request',
    registers,
  });
  const unasked = new Counter({
    name: 'adjudge_reader_unasked_total',
    help: 'Gradings without a reading, by reason: budget, paused (after failures) or consent',
    labelNames: ['reason'],
    registers,
  });
  return {
    countAsked: (outcome, seconds) => asked.observe({ outcome }, seconds),
    countReused: () => kept.inc(),
    countSkipped: (reason) => unasked.inc({ reason }),
  };
}
