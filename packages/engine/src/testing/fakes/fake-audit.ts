import type { Audit, Finding } from '../../audit.ts';
import type { JudgedAudit } from '../../grading/run-audit.ts';
import { runAudit } from '../../grading/run-audit.ts';
import type { Rubric } from '../../rubrics/rubric.ts';
import { MIDDLING_SCORE } from '../../scoring/curves.ts';
import { GOOD_SCORE } from '../../scoring/marks.ts';

/** An audit that returns this finding. Its curve maps the values GOOD_SCORE and MIDDLING_SCORE to themselves. */
export const fakeAudit = (
  id: string,
  finding: Finding | (() => Finding),
  needs: Audit['needs'] = [],
): Audit => ({
  id,
  needs,
  unit: 'points',
  curve: { shape: 'rising', good: GOOD_SCORE, middling: MIDDLING_SCORE, source: 'judgment' },
  effort: 'hour',
  words: {
    name: `${id} name`,
    pass: `${id} is well`,
    fail: `${id} is poor`,
    why: 'because',
    fix: `fix ${id}`,
  },
  run: () => (typeof finding === 'function' ? finding() : finding),
});

export const found = (value: number, confidence = 1): Finding => ({
  kind: 'measured',
  value,
  confidence,
  observation: `${value} was seen.`,
  evidence: [{ label: 'here', box: { x: 0, y: 0, w: 1, h: 1 } }],
});

/** A rubric with these categories and points, and a typical score of 75 for every audit. */
export const fakeRubric = (
  categories: Record<string, { weight: number; audits: [Audit, number][] }>,
): Rubric => ({
  kind: 'banner',
  version: '0.0.0',
  categories: Object.entries(categories).map(([id, { weight, audits }]) => ({
    weight,
    reason: 'judgment',
    category: {
      id,
      name: id.toUpperCase(),
      question: `Is ${id} well?`,
      audits: audits.map(([audit, points]) => ({
        audit,
        prior: 1,
        points,
        typical: 75,
        reason: 'judgment',
      })),
    },
  })),
});

const judge = (audit: Audit): JudgedAudit => runAudit(audit, { artifacts: {}, failures: {}, confidence: {} });

export const judgedBy = (rubric: Rubric): Map<string, JudgedAudit> =>
  new Map(
    rubric.categories.flatMap(({ category }) => category.audits.map(({ audit }) => [audit.id, judge(audit)])),
  );

/** Judged audits with these scores, by id. */
export const scoredAs = (
  scores: Readonly<Record<string, number | null>>,
  confidence = 1,
): Map<string, JudgedAudit> =>
  new Map(
    Object.entries(scores).map(([id, score]) => [
      id,
      { ...judge(fakeAudit(id, found(0))), score, confidence },
    ]),
  );
