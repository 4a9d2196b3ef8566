import type { Analysis, AuditResult, Category } from '../report.ts';
import { PASS_SCORE } from '../run-audit.ts';
import { type Facts, byCost, byEarnings, counted, pointsText } from './facts.ts';

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** Why a category stands where it does: its costliest and its best check, with the figures. */
export function explainCategory(
  category: Omit<Category, 'explanation'>,
  audits: readonly AuditResult[],
): string {
  const own = counted(audits).filter((audit) => audit.category === category.id);
  if (category.score === null || own.length === 0) {
    const reason = audits.find((audit) => audit.category === category.id)?.observation;
    return `Not judged on this creative. ${reason ?? ''}`.trim();
  }
  const worst = own.toSorted((a, b) => b.pointsLost - a.pointsLost)[0];
  const best = own.toSorted((a, b) => b.pointsPossible - b.pointsLost - (a.pointsPossible - a.pointsLost))[0];
  const told = [
    ...(best && (best.score ?? 0) >= PASS_SCORE ? [best] : []),
    ...(worst && worst !== best && (worst.score ?? 100) < PASS_SCORE ? [worst] : []),
  ];
  return [
    `${checks(own.length)} ${percent(category.weight)} of the score.`,
    ...(told.length > 0 ? told : own.slice(0, 1)).map((audit) => `${audit.title}: ${audit.observation}`),
  ].join(' ');
}

/** The category's explanation as it stands alone, with score and weight before it. */
export const explainInFull = ({ category, score, weight, explanation }: Category): string =>
  `${category}: ${score} with weight ${percent(weight)}. ${explanation}`;

const checks = (count: number): string => (count === 1 ? 'One check decides' : `${count} checks decide`);

export function reasoning(facts: Facts, categories: readonly Category[]): Analysis['reasoningTransparency'] {
  const weighed = categories.filter((category) => category.score !== null);
  return {
    detailedExplanations: [
      `The overall score is the weighted mean of ${weighed.length} ${weighed.length === 1 ? 'category' : 'categories'}, and each category the weighted mean of its checks; what fails counts up to twice as much as what holds. ` +
        `${percent(facts.total.coverage)} of the weight could be measured on this ad.`,
      ...weighed.map(explainInFull),
    ],
    influencingElements: [
      ...byCost(facts)
        .slice(0, 4)
        .map((audit) => `${audit.name}: −${pointsText(audit.pointsLost)} points. ${audit.observation}`),
      ...byEarnings(facts)
        .slice(0, 4)
        .map(
          (audit) =>
            `${audit.name}: +${pointsText(audit.pointsPossible - audit.pointsLost)} points. ${audit.observation}`,
        ),
    ],
    benchmarks: byCost(facts)
      .filter((audit) => !/^judgement/i.test(audit.curve.source))
      .slice(0, 6)
      .map(
        (audit) =>
          `${audit.name}: ${audit.display} here, and good is ${audit.good}. ${audit.curve.source.replace(/\.$/, '')}.`,
      ),
  };
}
