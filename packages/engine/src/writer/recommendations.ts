import type { Audit } from '../audit.ts';
import type { AuditResult, Recommendation } from '../report.ts';
import { auditsOf } from '../rubrics/index.ts';
import type { Rubric } from '../rubrics/rubric.ts';
import { GOOD_SCORE } from '../scoring/curves.ts';
import { type Facts, counted, pointsText } from './facts.ts';

/** A gain under this is not worth a reader's time. */
const LEAST_GAIN = 0.2;

/** Advice with its price: the points of the overall score that come back when the audit is brought to 'good'. */
export function recommend(facts: Facts, rubric: Rubric): Recommendation[] {
  const audits = new Map(auditsOf(rubric).map((audit) => [audit.id, audit]));
  return counted(facts.total.audits)
    .map((audit) => ({ audit, points: gainOf(audit) }))
    .filter(({ points }) => points >= LEAST_GAIN)
    .toSorted((a, b) => b.points - a.points)
    .map(({ audit, points }) => ({
      id: `fix-${audit.id}`,
      audit: audit.id,
      category: categoryName(facts, audit.category),
      title: headline(audits.get(audit.id), audit),
      text: `${audit.observation} ${audit.fix} ${effectOf(facts, audit, points)}`.trim(),
      points,
      effort: audits.get(audit.id)?.effort ?? 'hour',
      evidence: audit.evidence,
    }));
}

const gainOf = (audit: AuditResult): number =>
  Math.max(
    0,
    Math.round(((GOOD_SCORE - (audit.score ?? GOOD_SCORE)) / 100) * audit.pointsPossible * 10) / 10,
  );

/** What the change does to its category: the overall points stand beside the text. */
function effectOf({ total }: Facts, { category: id }: AuditResult, points: number): string {
  const category = total.categories.find((each) => each.id === id);
  if (!category || category.score === null || category.weight === 0) return '';
  const after = Math.min(100, category.score + points / category.weight);
  return `${category.category} would go from ${category.score} to ${pointsText(after)}.`;
}

const headline = (audit: Audit | undefined, result: AuditResult): string =>
  audit?.words.action ?? result.title;

const categoryName = ({ total }: Facts, id: string): string =>
  total.categories.find((category) => category.id === id)?.category ?? id;
