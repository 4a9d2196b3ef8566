import type { Analysis, AuditResult, Category } from '../report.ts';
import { PASS_SCORE } from '../run-audit.ts';
import { type Facts, byCost, byEarnings, counted, pointsText } from './facts.ts';
import { capital } from './ad-facts.ts';
import { notMeasured } from './not-measured.ts';

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

/** The category's explanation as it stands alone, with its score before it; the weight is in it. */
export const explainInFull = ({ category, score, explanation }: Category): string =>
  `${category}: ${score}. ${explanation}`;

const checks = (count: number): string => (count === 1 ? 'One check decides' : `${count} checks decide`);

/** ', “Save 30%” before all': the element that the finding points at first. */
const elementOf = ({ evidence }: AuditResult): string => {
  const quoted = /“[^”]{5,}”/.exec(evidence[0]?.label ?? '')?.[0];
  return quoted === undefined ? '' : `, ${quoted} before all`;
};

/** ' of 74 is the weighted mean of 8 categories, from Call to Action at 35 to Attention at 93'. */
function spanned({ total: { overall } }: Facts, weighed: readonly Category[]): string {
  const sorted = weighed.toSorted((a, b) => (a.score ?? 0) - (b.score ?? 0));
  const [low, high] = [sorted[0], sorted.at(-1)];
  const mean = `${overall === null ? '' : ` of ${pointsText(overall)}`} is the weighted mean of ${weighed.length === 1 ? 'one category' : `${weighed.length} categories`}`;
  return low && high && low !== high
    ? `${mean}, from ${low.category} at ${low.score} to ${high.category} at ${high.score}`
    : mean;
}

export function reasoning(facts: Facts, categories: readonly Category[]): Analysis['reasoningTransparency'] {
  const weighed = categories.filter((category) => category.score !== null);
  const missing = notMeasured(facts);
  const lost = facts.total.audits.reduce((sum, { pointsLost }) => sum + pointsLost, 0);
  return {
    detailedExplanations: [
      `The overall score${spanned(facts, weighed)}, where each category starts at 100 and its checks take off what they fall short; what is unsure counts as it does for ads of its kind; ` +
        `${percent(facts.total.coverage)} of the weight could be measured on this ad${missing === null ? '' : `, and ${missing} could not`}.`,
      ...weighed.map(explainInFull),
    ],
    influencingElements: [
      ...byCost(facts)
        .slice(0, 4)
        .map(
          (audit) =>
            `${audit.name}: −${pointsText(audit.pointsLost)} of the ${pointsText(lost)} points that are lost${elementOf(audit)}: ${audit.display}, where ${audit.good} is good.`,
        ),
      // A check that costs is told above as a loss: what it still earns is no merit. Nor is a fault that is not there.
      ...byEarnings(facts)
        .filter(({ score, value }) => (score ?? 0) >= PASS_SCORE && value !== 0)
        .slice(0, 4)
        .map(
          (audit) =>
            `${audit.name}: +${pointsText(audit.pointsPossible - audit.pointsLost)} of the ${pointsText(audit.pointsPossible)} points that it can earn${elementOf(audit)}: ${audit.display}, where ${audit.good} is good.`,
        ),
    ],
    benchmarks: byCost(facts)
      .filter((audit) => !/^judgement/i.test(audit.curve.source) && audit.value !== 0)
      .slice(0, 6)
      .map(
        (audit) =>
          `${audit.name}: ${audit.display} here, and good is ${audit.good}; that earns ${pointsText(audit.score ?? 0)} of 100 and costs ${audit.pointsLost.toFixed(2)} points here${elementOf(audit)}. ${capital(audit.curve.source.replace(/\.$/, ''))}.`,
      ),
  };
}
