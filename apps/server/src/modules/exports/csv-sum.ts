import { type AuditResult, categoryRank, numberFindings, describeRank } from '@adjudge/contract';
import type { Analysis, ReportEvidence } from '@adjudge/engine/report';
import type { CsvRow } from './csv-columns.ts';

/** The categories as they enter the overall score. */
export const categories = ({ scoreBreakdown, percentiles }: Analysis): CsvRow[] =>
  scoreBreakdown.map(({ id, category, score, weight, explanation, withReader }) => {
    const standing = categoryRank(percentiles, id);
    return {
      Section: 'Categories',
      Item: category,
      Score: score,
      Weight: weight,
      Text: explanation,
      ...(standing ? { Details: describeRank(standing) } : {}),
      ...(withReader
        ? {
            Measured: withReader.measured,
            Read: withReader.read,
            'Share of reader': withReader.share,
            Details: `Rated ${withReader.rating} by the reader; likely ${withReader.low} to ${withReader.high}`,
          }
        : {}),
    };
  });

const place = ({ label, second }: ReportEvidence): string =>
  second === undefined ? label : `${label} (at ${second} s)`;

const STATUSES: Record<AuditResult['status'], string> = {
  measured: 'measured',
  needsReview: 'for a person to judge',
  notApplicable: 'does not apply',
  error: 'could not be judged',
};

/** Every check with all the figures needed to recompute its share of the score. */
export function checks(analysis: Analysis): CsvRow[] {
  const nameOf = new Map(analysis.scoreBreakdown.map(({ id, category }) => [id, category]));
  const numbers = new Map(numberFindings(analysis).map(({ number, audit }) => [audit.id, number]));
  const order = ({ id }: AuditResult): number => numbers.get(id) ?? Number.POSITIVE_INFINITY;
  return analysis.audits
    .toSorted((a, b) => (order(a) === order(b) ? 0 : order(a) - order(b)))
    .map((audit) => ({
      Section: `Checks: ${nameOf.get(audit.category) ?? audit.category}`,
      Item: numbers.has(audit.id) ? `${numbers.get(audit.id)}. ${audit.name}` : audit.name,
      Status: STATUSES[audit.status],
      Score: audit.score,
      Value: audit.value,
      Unit: audit.unit,
      'Shown as': audit.display,
      Good: audit.good,
      Confidence: audit.confidence,
      Typical: audit.typical,
      Weight: audit.weight,
      'Points possible': audit.pointsPossible,
      'Points lost': audit.pointsLost,
      Text: `${audit.title}. ${audit.observation}`,
      Details: audit.evidence.map(place).join('; '),
      'How to fix it': audit.fix,
      'Why it matters': audit.why,
      Source: audit.curve.source,
    }));
}
