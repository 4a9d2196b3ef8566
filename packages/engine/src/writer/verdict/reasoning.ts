import { formatMessage } from '../../messages/format-message.ts';
import type { Analysis, AuditResult, Category } from '../../report.ts';
import { isImpression, nameInClause } from '../../report/sentence-under.ts';
import { totalDeduction } from '../../scoring/deductions.ts';
import { capitalize } from '../../capitalize.ts';
import { type Facts, asClause, costOf, countedAudits, statesFinding } from '../facts.ts';
import { notMeasured } from './not-measured.ts';
import { costliest, passes, costliestFault } from './costliest-fault.ts';

const MESSAGES = {
  notJudged: 'Not measured on this ad. {reason}',
  byLook: 'Judged only by how readers rated similar ads. {reason}',
  overall:
    'The overall score of {overall} is the weighted mean of {count, plural, one {# category} other {# categories}}{less}{cap}{without}.',
  less: ', less {points, plural, one {# point} other {# points}} for faults that hurt the whole ad',
  cap: ', capped because of {check} (sum {sum})',
  without: '; {coverage} of what applies was measured, without {missing}',
  category:
    '{name}: {score}. {weight} of the score; most is lost on {check} ({points, plural, one {# point} other {# points}}).',
  categoryWhole: '{name}: {score}. {weight} of the score; none of its checks costs a point.',
  lost: '{name}: −{points, plural, one {# point} other {# points}}{figure}.',
  figure: ' ({display}; good is {good})',
  benchmark: '{name}: {display}; good is {good} ({source}).',
} as const;

const MOST_MOVERS = 6;
const MOST_BENCHMARKS = 6;

const percent = (share: number): string => `${Math.round(share * 100)}%`;

const tenth = (points: number): number => Math.round(points * 10) / 10;

/** Explains a category's score in one sentence; empty if no check explains it. */
export function explainCategory(category: Omit<Category, 'explanation'>, facts: Facts): string {
  const { audits } = facts.total;
  const own = countedAudits(audits).filter((audit) => audit.category === category.id);
  if (category.score === null || own.length === 0) {
    const reason = audits.find((audit) => audit.category === category.id)?.observation ?? '';
    return formatMessage(category.score === null ? MESSAGES.notJudged : MESSAGES.byLook, { reason }).trim();
  }
  return costliestFault(own, facts, category.score);
}

/** One sentence of figures. The finding itself is shown with the category. */
function figuresOf({ id, category, score, weight }: Category, audits: readonly AuditResult[]): string {
  const worst = costliest(audits.filter((audit) => audit.category === id));
  const points = tenth(worst?.pointsLost ?? 0);
  const values = { name: category, score: String(score), weight: percent(weight) };
  return worst && points > 0
    ? formatMessage(MESSAGES.category, { ...values, check: nameInClause(worst), points })
    : formatMessage(MESSAGES.categoryWhole, values);
}

export function reasoning(facts: Facts, categories: readonly Category[]): Analysis['reasoningTransparency'] {
  const { overall, coverage, audits, deductions, ceiling } = facts.total;
  const weighed = categories.filter((category) => category.score !== null);
  const missing = notMeasured(facts);
  const points = tenth(totalDeduction(deductions));
  const capping = audits.find(({ id }) => id === ceiling?.audit);
  return {
    detailedExplanations: [
      ...(overall === null
        ? []
        : [
            formatMessage(MESSAGES.overall, {
              overall: String(tenth(overall)),
              count: weighed.length,
              less: points > 0 ? formatMessage(MESSAGES.less, { points }) : '',
              cap:
                ceiling && capping
                  ? formatMessage(MESSAGES.cap, { check: asClause(capping.name), sum: String(ceiling.sum) })
                  : '',
              without:
                missing === null
                  ? ''
                  : formatMessage(MESSAGES.without, { coverage: percent(coverage), missing }),
            }),
          ]),
      ...weighed.map((category) => figuresOf(category, audits)),
    ],
    // Only losses: what a check could have cost can be more than its category is worth.
    influencingElements: audits
      .toSorted((a, b) => costOf(facts.total, b) - costOf(facts.total, a))
      .filter(
        (audit) =>
          tenth(audit.pointsLost) > 0 && !passes(audit) && (isImpression(audit) || statesFinding(audit)),
      )
      .slice(0, MOST_MOVERS)
      .map(moverSentence),
    // Figures have benchmarks even if their audit does not count, so `countedAudits` is not applied.
    benchmarks: facts.total.audits
      .filter(({ score }) => score !== null)
      .toSorted((a, b) => costOf(facts.total, b) - costOf(facts.total, a))
      .filter(
        (audit) =>
          !/^judgment/i.test(audit.curve.source) &&
          audit.value !== 0 &&
          statesFinding(audit) &&
          mentionsFigure(audit),
      )
      .slice(0, MOST_BENCHMARKS)
      .map((audit) =>
        formatMessage(MESSAGES.benchmark, {
          name: audit.name,
          display: audit.display ?? '',
          good: audit.good,
          source: citedIn(audit.curve.source),
        }),
      ),
  };
}

/** Keeps the citation of a source: 'Direction: balance …; points: judgment' becomes 'Balance predicts liking (Wilson 2005)'. */
const citedIn = (source: string): string =>
  capitalize(
    source
      .replace(/;\s*(?:points|scale|slope|limits?|middling): judgment.*$/i, '')
      .replace(/^\p{Lu}\p{Ll}+: /u, '')
      .replace(/\.$/, ''),
  );

function moverSentence(audit: AuditResult): string {
  const { display, good, pointsLost } = audit;
  const figure = mentionsFigure(audit)
    ? formatMessage(MESSAGES.figure, { display: display ?? '', good })
    : '';
  const name = isImpression(audit) ? capitalize(nameInClause(audit)) : audit.name;
  return formatMessage(MESSAGES.lost, { name, points: tenth(pointsLost), figure });
}

/** Whether the figure appears in the finding's sentence. A sum over many lines, for example, is not shown on its own. */
const mentionsFigure = ({ display, observation }: AuditResult): boolean =>
  display !== null && observation.includes(display);
