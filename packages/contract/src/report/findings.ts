import {
  PASS_SCORE,
  type Analysis,
  type AuditResult,
  type Box,
  type Recommendation,
  type ReportEvidence,
  type WhatIf,
  type WhatIfFix,
  isFigureOnly,
  sentenceBelowHeading,
} from '@adjudge/engine/report';
import { formatPoints } from './figures/format-points.ts';

/** Evidence on a larger share is about the whole picture, so a box around it would point at nothing. */
const WHOLE_PICTURE = 0.9;

const area = ({ w, h }: Box): number => w * h;

/** Faults are shown in red. */
const isFault = (audit: AuditResult): boolean =>
  (audit.score ?? 100) < PASS_SCORE && audit.pointsLost > 0 && !isFigureOnly(audit);

/** A measured audit with its number in the list and on the picture. */
export interface Finding {
  readonly number: number;
  readonly audit: AuditResult;
  readonly recommendation: Recommendation | undefined;
  /** Whether it is a fault. A figure alone can take off points without blaming anything. */
  readonly costs: boolean;
  /** Evidence that can be drawn on the picture. */
  readonly boxes: readonly ReportEvidence[];
}

/**
 * Numbers the measured audits: recommendations first, in their order; then other faults by their cost; then the rest by
 * how much they decide. So 1, 2 and 3 on the picture are the three things to do first.
 */
export function numberFindings({
  audits,
  recommendations,
}: Pick<Analysis, 'audits' | 'recommendations'>): Finding[] {
  const order = new Map(recommendations.map(({ audit }, index) => [audit, index]));
  const place = (audit: AuditResult) => order.get(audit.id) ?? order.size;
  const cost = (audit: AuditResult) => (isFault(audit) ? audit.pointsLost : 0);
  return audits
    .filter(({ status }) => status === 'measured')
    .toSorted((a, b) => place(a) - place(b) || cost(b) - cost(a) || b.pointsPossible - a.pointsPossible)
    .map((audit, index) => ({
      number: index + 1,
      audit,
      recommendation: recommendations.find((candidate) => candidate.audit === audit.id),
      costs: isFault(audit),
      boxes: audit.evidence.filter(({ box }) => box !== undefined && area(box) < WHOLE_PICTURE),
    }));
}

/** The recommendations that gain the most, each with its finding's number. */
export function topRecommendations(
  findings: readonly Finding[],
  most = 3,
): (Finding & { recommendation: Recommendation })[] {
  return findings
    .flatMap((finding) => {
      const { recommendation } = finding;
      return recommendation ? [{ ...finding, recommendation }] : [];
    })
    .slice(0, most);
}

/** A finding as a list item: a figure with its target, or what was found, its target and its cost. */
export function findingSummary(audit: AuditResult): { readonly heading: string; readonly rest: string } {
  const { title, display, good, pointsLost } = audit;
  if (isFigureOnly(audit)) return { heading: `${title}:`, rest: `${display}; good is ${good}.` };
  const cost = pointsLost >= 0.05 ? `Costs ${formatPoints(pointsLost)} points.` : '';
  const measured = isFigure(display) ? `Measured: ${display}; good is ${good}.` : `Good is ${good}.`;
  const said = [sentenceBelowHeading(audit), measured, cost].filter((sentence) => sentence !== '');
  return { heading: `${title}.`, rest: said.join(' ') };
}

/** 'Text contrast: 1.6:1; good is at least 4.5:1'; null when the scale is our own or the result is not a number. */
export const measuredAndGood = ({ name, unit, display, good }: AuditResult): string | null =>
  unit !== 'points' && isFigure(display) ? `${name}: ${display}; good is ${good}` : null;

const isFigure = (display: string | null): boolean => display !== null && /\d/.test(display);

/** Words of the ad, which may speak of a copy themselves. */
const QUOTED = /“[^”]*”/g;

/** A piece of evidence with where it is: '“Buy now” on the creative'. A label that speaks of the copy is not told twice that it is there. */
export function describePlace({ label, box, span }: ReportEvidence): string {
  if (box) return `${label} on the creative`;
  return span && !/\bcopy\b/i.test(label.replace(QUOTED, '')) ? `${label} in the copy` : label;
}

/** Video times that the evidence refers to, in seconds, unique and sorted. */
export const secondsOf = ({ audit }: Finding): number[] =>
  [...new Set(audit.evidence.flatMap(({ second }) => (second === undefined ? [] : [second])))].toSorted(
    (a, b) => a - b,
  );

/** A measured change in tenths of a point: '+4.2', '−0.3'. */
export const formatChange = (gain: number): string => `${gain < 0 ? '−' : '+'}${Math.abs(gain).toFixed(1)}`;

/** Points gained by a change, with sign. Empty for 0: such a fault only caps a higher score. */
export const formatPointsGained = (value: number): string => (value === 0 ? '' : `+${formatPoints(value)}`);

type Priced = Pick<Recommendation, 'audit' | 'points'>;

/** The change made and graded again for this audit's advice; null if there is none. */
export const fixOf = (audit: string, whatIf: WhatIf | null): WhatIfFix | null =>
  whatIf?.fixes.find((fix) => fix.audit === audit) ?? null;

/** Points gained: measured where the change was made and graded again, otherwise what the check could give back. */
export const gainOf = ({ audit, points }: Priced, whatIf: WhatIf | null): number =>
  fixOf(audit, whatIf)?.gain ?? points;

/**
 * What several recommendations gain at most. Gains measured one at a time overlap, so their sum counts only up to what all
 * made changes gained together, and no score rises above 100.
 */
export function totalGain(
  advice: readonly Priced[],
  overallScore: Analysis['overallScore'],
  whatIf: WhatIf | null,
): string {
  const sum = (some: readonly Priced[]) => some.reduce((total, one) => total + gainOf(one, whatIf), 0);
  const isMade = ({ audit }: Priced) => fixOf(audit, whatIf) !== null;
  const made = Math.min(sum(advice.filter(isMade)), whatIf?.together?.gain ?? Infinity);
  const estimated = sum(advice.filter((one) => !isMade(one)));
  return formatPointsGained(Math.min(made + estimated, 100 - (overallScore ?? 0)));
}

/** '3 · +4.2': the number of recommendations and their total gain. */
export const countAndGain = (...of: Parameters<typeof totalGain>): string =>
  [`${of[0].length}`, totalGain(...of)].filter((part) => part !== '').join(' · ');

/** Where a check's thresholds come from, in the reader's terms. */
export const sourceOf = ({ curve: { source } }: Pick<AuditResult, 'curve'>): string =>
  /^judgment$/i.test(source) ? 'Our judgment' : source;
