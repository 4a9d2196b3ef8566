import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { serialize } from 'node:v8';
import type { GradingStep } from '@adjudge/engine/report';
import type { Graded, Grader, GradedWhatIf } from '../apps/server/src/grader/grader.ts';
import { HELD_FILE_NAME, holdUntilReleased } from './held-ads.ts';

type Grade = Parameters<Grader['grade']>;

/** In ms; gives the page time to show that grading is in progress. */
const SHOWN = 400;

/** A grading, with the steps that it reported. */
interface CachedGrading {
  readonly graded: Promise<Graded>;
  readonly steps: readonly GradingStep[];
}

/**
 * Caches the results of the product's own graders by creative and copy. The tests show the same few ads again and
 * again, the same bytes give the same report (`packages/engine/test/promises.test.ts`), and every view of one's own
 * report tries its fixes, which takes eight gradings.
 */
export class CachedGrader implements Grader {
  readonly #graders: Grader;
  readonly #kept = new Map<string, CachedGrading>();
  readonly #tried = new Map<string, Promise<GradedWhatIf>>();

  constructor(graders: Grader) {
    this.#graders = graders;
  }

  async grade(...[creative, onStep, reading = null]: Grade): Promise<Graded> {
    const shown = creative.fileName === HELD_FILE_NAME ? holdUntilReleased() : setTimeout(SHOWN);
    const key = hashOf([creative, reading]);
    const known = this.#kept.get(key);
    if (known) {
      known.steps.forEach((step) => onStep(step));
      await shown;
      return known.graded;
    }
    const steps: GradingStep[] = [];
    const recordStep: Grade[1] = (step) => {
      steps.push(step);
      onStep(step);
    };
    const graded = this.#graders.grade(creative, recordStep, reading);
    this.#kept.set(key, { graded, steps });
    graded.catch(() => this.#kept.delete(key));
    await Promise.all([graded, shown]);
    return graded;
  }

  /** The cache key leaves out the file name, which does not appear in any fix. */
  whatIf(...[{ fileName, ...creative }, measured]: Parameters<Grader['whatIf']>): Promise<GradedWhatIf> {
    const key = hashOf([creative, measured]);
    const known = this.#tried.get(key);
    if (known) return known;
    const tried = this.#graders.whatIf({ ...creative, fileName }, measured);
    this.#tried.set(key, tried);
    tried.catch(() => this.#tried.delete(key));
    return tried;
  }

  regrade(...asked: Parameters<Grader['regrade']>): ReturnType<Grader['regrade']> {
    return this.#graders.regrade(...asked);
  }

  state(): ReturnType<Grader['state']> {
    return this.#graders.state();
  }

  close(): Promise<void> {
    return this.#graders.close();
  }
}

const hashOf = (asked: unknown): string => createHash('sha256').update(serialize(asked)).digest('hex');
