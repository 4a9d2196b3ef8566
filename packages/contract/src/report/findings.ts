import {
  type Analysis,
  type AuditResult,
  type Box,
  type Recommendation,
  type ReportEvidence,
  isFigureAlone,
  sentenceUnder,
} from '@adjudge/engine/report';

/** Below this an audit costs points worth showing in red; the engine's own passing mark. */
const PASS_SCORE = 75;

/** Evidence on more than this speaks of the picture as a whole: a box around it would point at nothing. */
const WHOLE_PICTURE = 0.9;

const area = ({ w, h }: Box): number => w * h;

const isFault = (audit: AuditResult): boolean =>
  (audit.score ?? 100) < PASS_SCORE && audit.pointsLost > 0 && !isFigureAlone(audit);

/** One judged audit with the number that it carries in the list and on the picture. */
export interface Finding {
  readonly number: number;
  readonly audit: AuditResult;
  readonly recommendation: Recommendation | undefined;
  /** Whether it is a fault: a mere figure takes points off and blames nothing. */
  readonly costs: boolean;
  /** Evidence that can be drawn on the picture. */
  readonly boxes: readonly ReportEvidence[];
}

/**
 * Numbers what was judged: first what is recommended, in the order of its points, then the other faults by what they cost, then
 * the rest by what it decides. So 1, 2, 3 on the picture are the three things to do first, and what is marked beside them follows.
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

/** The recommendations that give most back, each with the number of its finding. */
export function doFirst(
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

/** A finding as an item of a list: a figure with what is good, or what was found, what is good and what it costs. */
export function findingInALine(audit: AuditResult): { readonly heading: string; readonly rest: string } {
  const { title, display, good, pointsLost } = audit;
  if (isFigureAlone(audit)) return { heading: `${title}:`, rest: `${display}; good is ${good}.` };
  const cost = pointsLost >= 0.05 ? `Costs ${points(pointsLost)} points.` : '';
  const measured = isFigure(display) ? `Measured: ${display}; good is ${good}.` : `Good is ${good}.`;
  const said = [sentenceUnder(audit), measured, cost].filter((sentence) => sentence !== '');
  return { heading: `${title}.`, rest: said.join(' ') };
}

/** 'Text contrast: 1.6:1; good is at least 4.5:1'; null where the scale is ours, or what was found is no figure. */
export const measuredAndGood = ({ name, unit, display, good }: AuditResult): string | null =>
  unit !== 'points' && isFigure(display) ? `${name}: ${display}; good is ${good}` : null;

const isFigure = (display: string | null): boolean => display !== null && /\d/.test(display);

/** Moments of a video that the evidence names, each once, in their order. */
export const secondsOf = ({ audit }: Finding): number[] =>
  [...new Set(audit.evidence.flatMap(({ second }) => (second === undefined ? [] : [second])))].toSorted(
    (a, b) => a - b,
  );

export const points = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 && value > 0 ? 'under 0.1' : String(rounded);
};

/** What a change gives back, with its sign; empty where it takes nothing off this score and would only cap a higher one. */
export const gained = (value: number): string => (value === 0 ? '' : `+${points(value)}`);

type Priced = Pick<Recommendation, 'points'>;

/** What pieces of advice give back in all. */
export const gainInAll = (advice: readonly Priced[]): string =>
  gained(advice.reduce((total, one) => total + one.points, 0));

/** '3 · +4.2': how many there are, and what they give back in all. */
export const countAndGain = (advice: readonly Priced[]): string =>
  [`${advice.length}`, gainInAll(advice)].filter((part) => part !== '').join(' · ');

/** Where the limits of a check come from, in a reader's words. */
export const sourceOf = ({ curve: { source } }: Pick<AuditResult, 'curve'>): string =>
  /^judgment$/i.test(source) ? 'Our judgment' : source;
