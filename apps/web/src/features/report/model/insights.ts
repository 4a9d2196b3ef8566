import { type Finding, sentenceBelowHeading } from '@adjudge/contract';

/** A strength or a weakness, with the finding that it repeats. */
export interface Insight {
  readonly text: string;
  readonly finding: Finding | null;
}

const repeatsFinding = (text: string, audit: Finding['audit']): boolean =>
  text === sentenceBelowHeading(audit) ||
  (text.startsWith(audit.title) && text.includes(sentenceBelowHeading(audit)));

/** Links each text to the finding whose title and observation it repeats. */
export const insightsOf = (told: readonly string[], findings: readonly Finding[]): Insight[] =>
  told.map((text) => ({
    text,
    finding: findings.find(({ audit }) => repeatsFinding(text, audit)) ?? null,
  }));
