import type { Analysis, AuditResult, Category } from '../report.ts';

/** One known fact. Written pieces cite its id. Values are sentences, or figures with their units. */
export interface Fact {
  readonly id: string;
  readonly says: Readonly<Record<string, string>>;
}

/** The ad's own words. Untrusted input. */
export interface AdText {
  readonly copy: string | null;
  readonly lines: readonly { readonly id: string; readonly role: string; readonly text: string }[];
}

export const OVERALL = 'overall';
export const auditFact = (id: string): string => `audit:${id}`;
export const categoryFact = (id: string): string => `category:${id}`;

const COPY = 'ad:copy';

/** Most lines listed, so that a page of fine print does not crowd out the findings. Chosen by judgment. */
const MOST_LINES = 30;

export const adTextOf = ({ adCopy, elements }: Analysis): AdText => ({
  copy: adCopy,
  lines: elements.text
    .slice(0, MOST_LINES)
    .map(({ role, text }, index) => ({ id: `ad:line-${index + 1}`, role, text })),
});

export const adFactsOf = ({ copy, lines }: AdText): Fact[] => [
  ...(copy === null ? [] : [{ id: COPY, says: { copy } }]),
  ...lines.map(({ id, role, text }) => ({ id, says: { role, text } })),
];

/** Measurements and judgments, with figures formatted as in the report. */
export const measuredFacts = (analysis: Analysis): Fact[] => [
  overallFact(analysis),
  ...analysis.scoreBreakdown.filter(({ score }) => score !== null).map(factOfCategory),
  ...analysis.audits.filter(({ status }) => status === 'measured').map(factOfAudit),
];

const overallFact = ({ overallScore, grade, interval, kind }: Analysis): Fact => ({
  id: OVERALL,
  says: {
    score: `score ${overallScore ?? 'none'}`,
    grade: `grade ${grade}`,
    interval: `score from ${interval.low} to ${interval.high}`,
    kind,
  },
});

const factOfCategory = ({ id, category, score, weight }: Category): Fact => ({
  id: categoryFact(id),
  says: {
    name: category,
    score: `score ${score ?? 'none'}`,
    weight: `${Math.round(weight * 100)}% of the score`,
  },
});

const factOfAudit = (audit: AuditResult): Fact => ({
  id: auditFact(audit.id),
  says: {
    name: audit.name,
    finding: audit.title,
    measured: audit.display ?? 'not measured',
    good: audit.good,
    score: `score ${audit.score ?? 'none'}`,
    costs: `${Math.round(audit.pointsLost * 10) / 10} points`,
    seen: audit.observation,
    advice: audit.fix,
  },
});
