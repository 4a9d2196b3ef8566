import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { serialize } from 'node:v8';
import type { GradingStep } from '@adjudge/engine/report';
import type { Graded, Grader, Tried } from '../apps/server/src/grader/grader.ts';
import { HELD, released } from './held-ads.ts';

type Grade = Parameters<Grader['grade']>;

/** Milliseconds that a page has to show that something is being graded. */
const SHOWN = 400;

/** What was found of a creative, and the steps that were told meanwhile. */
interface Kept {
  readonly graded: Promise<Graded>;
  readonly steps: readonly GradingStep[];
}

/**
 * The product's own graders, asked once for each creative with its copy. Journeys show the same few ads again and again,
 * the same bytes give the same report (`packages/engine/test/promises.test.ts`), and every look at a report of one's own
 * tries its fixes: eight gradings.
 */
export class KeptGrader implements Grader {
  readonly #graders: Grader;
  readonly #kept = new Map<string, Kept>();
  readonly #tried = new Map<string, Promise<Tried>>();

  constructor(graders: Grader) {
    this.#graders = graders;
  }

  async grade(...[creative, onStep, reading = null]: Grade): Promise<Graded> {
    const shown = creative.fileName === HELD ? released() : setTimeout(SHOWN);
    const key = hashOf([creative, reading]);
    const known = this.#kept.get(key);
    if (known) {
      known.steps.forEach((step) => onStep(step));
      await shown;
      return known.graded;
    }
    const steps: GradingStep[] = [];
    const told: Grade[1] = (step) => {
      steps.push(step);
      onStep(step);
    };
    const graded = this.#graders.grade(creative, told, reading);
    this.#kept.set(key, { graded, steps });
    graded.catch(() => this.#kept.delete(key));
    await Promise.all([graded, shown]);
    return graded;
  }

  /** Nothing of a creative's name stands in its fixes. */
  whatIf(...[{ fileName, ...creative }, measured]: Parameters<Grader['whatIf']>): Promise<Tried> {
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
