import type { View } from '../../audit.ts';
import { auditOf } from '../../rubrics/audit-of.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Analysis, AuditResult } from '../../report.ts';
import { countedScore } from '../../scoring/counted-score.ts';
import { type Facts, countedAudits, artifactIn } from '../facts.ts';
import { costliestFault } from '../verdict/costliest-fault.ts';

const MESSAGES = {
  failed: 'Not measured. {reason}',
  byLook: 'Judged only by how readers rated similar ads.',
  notApplicable: 'Not measured: none of these checks applies to this ad.',
} as const;

export type Judged = { score: number; explanation: string };

/** The specification's older sub-scores. They only regroup the same audits and add no new judgment. */
export function views(
  facts: Facts,
): Pick<
  Analysis,
  | 'resonanceScoreBreakdown'
  | 'visualComposition'
  | 'colorAnalysis'
  | 'typographyAnalysis'
  | 'brandConsistency'
  | 'technicalQuality'
> {
  const category = (...ids: string[]): Judged => {
    const isChosen = (audit: AuditResult): boolean => ids.includes(audit.category);
    const own = view(facts, isChosen);
    const score = categoryMean(facts, ids);
    if (score === null) return own;
    const isByLook = !countedAudits(facts.total.audits).some(isChosen);
    return { score, explanation: isByLook ? MESSAGES.byLook : own.explanation };
  };
  return {
    resonanceScoreBreakdown: {
      clarityReadability: category('message-clarity'),
      emotionalAppeal: category('emotional-appeal'),
      callToActionStrength: category('call-to-action'),
      relevanceToAudience: category('audience-relevance'),
      overallPredictedResonance: category(
        'message-clarity',
        'emotional-appeal',
        'call-to-action',
        'audience-relevance',
      ),
    },
    visualComposition: category('visual-design'),
    colorAnalysis: {
      ...viewed(facts, 'colour'),
      dominantColors: (artifactIn(facts, 'palette') ?? []).map(({ hex, share }) => ({ hex, share })),
    },
    typographyAnalysis: viewed(facts, 'typography'),
    brandConsistency: category('brand-presence'),
    technicalQuality: technical(facts),
  };
}

/** The weighted mean of the category scores, learned parts included; null if none has a score. */
function categoryMean({ total }: Facts, ids: readonly string[]): number | null {
  const scored = total.categories.filter(({ id, score }) => score !== null && ids.includes(id));
  const weight = scored.reduce((sum, each) => sum + each.weight, 0);
  if (weight === 0) return null;
  const sum = scored.reduce((all, each) => all + each.weight * (each.score ?? 0), 0);
  return Math.round((10 * sum) / weight) / 10;
}

const viewed = (facts: Facts, name: View): Judged => view(facts, isViewedBy(name));

/** Whether an audit belongs to a sub-score that has no category of its own. */
export const isViewedBy =
  (name: View) =>
  ({ id }: AuditResult): boolean =>
    auditOf(id)?.views?.includes(name) ?? false;

/** Mean of the chosen audits, weighted by their share of the overall score. The explanation names the costliest fault, or is empty. */
export function view(facts: Facts, chosen: (audit: AuditResult) => boolean): Judged {
  const { total } = facts;
  const audits = countedAudits(total.audits).filter(chosen);
  const shares = audits.map((audit) => shareOf(audit, facts));
  const possible = shares.reduce((sum, share) => sum + share, 0);
  if (possible === 0) return { score: 0, explanation: notJudged(total.audits.filter(chosen)) };
  const earned = audits.reduce(
    (sum, audit, at) => sum + shares[at]! * countedScore(audit.typical ?? 0, audit),
    0,
  );
  const score = Math.round((10 * earned) / possible) / 10;
  return { score, explanation: costliestFault(audits, facts, score) };
}

const shareOf = ({ category, weight }: AuditResult, { total }: Facts): number =>
  weight * (total.categories.find(({ id }) => id === category)?.weight ?? 0);

function notJudged(audits: readonly AuditResult[]): string {
  const failed = audits.find(({ status }) => status === 'error');
  return failed ? formatMessage(MESSAGES.failed, { reason: failed.observation }) : MESSAGES.notApplicable;
}

const ASSESSMENTS = [
  [85, 'Excellent'],
  [70, 'Good'],
  [50, 'Average'],
  [0, 'Poor'],
] as const;

function technical(facts: Facts): Analysis['technicalQuality'] {
  const { score, explanation } = viewed(facts, 'technical');
  const assessment = ASSESSMENTS.find(([least]) => score >= least)?.[1] ?? 'Poor';
  return { assessment, explanation };
}
