import { describe, expect, it } from 'vitest';
import type { Artifacts } from '../audit.ts';
import { auditsOf, rubricFor } from '../rubrics/index.ts';
import { runAudit } from '../grading/run-audit.ts';
import { brandMark, callToActionOf, fakeArtifacts } from '../testing/index.ts';
import { total } from './total.ts';

/** Confidences from 0.35 to 0.91, in steps of 0.02. */
const CONFIDENCES = Array.from({ length: 29 }, (_, index) => (35 + 2 * index) / 100);
/** Maximum score change per 0.02 step of confidence: a third of what a changed copy of the file may move the score. */
const STEP = 1;

function meanOf(overrides: Partial<Artifacts>, confidence: Partial<Record<keyof Artifacts, number>>): number {
  const rubric = rubricFor('banner');
  const gathered = { artifacts: fakeArtifacts(overrides), failures: {}, confidence };
  return total(rubric, new Map(auditsOf(rubric).map((audit) => [audit.id, runAudit(audit, gathered)]))).mean;
}

const largestStep = (means: readonly number[]): number =>
  Math.max(...means.slice(1).map((mean, index) => Math.abs(mean - means[index]!)));

describe('uncertain elements', () => {
  it('move the score smoothly as the confidence in a call to action grows', () => {
    const means = CONFIDENCES.map((confidence) =>
      confidence < 0.5
        ? meanOf({ callToAction: null }, { callToAction: Math.min(0.8, 1 - confidence) })
        : meanOf({ callToAction: callToActionOf({ confidence }) }, { callToAction: confidence }),
    );
    expect(largestStep(means)).toBeLessThan(STEP);
    expect(means.at(-1)! - means[0]!).toBeGreaterThan(3 * STEP);
  });

  it('move the score smoothly as the confidence in a brand grows', () => {
    const means = CONFIDENCES.map((confidence) =>
      confidence < 0.4
        ? meanOf({ brand: [] }, { brand: 0.5 })
        : meanOf({ brand: [brandMark({ confidence })] }, { brand: Math.max(0.5, confidence) }),
    );
    expect(largestStep(means)).toBeLessThan(STEP);
    expect(means.at(-1)! - means[0]!).toBeGreaterThan(2 * STEP);
  });
});
