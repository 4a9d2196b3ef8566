import { type Finding, sentenceUnder } from '@adjudge/contract';

/** A strength or a weakness, with the finding that it repeats. */
export interface Insight {
  readonly text: string;
  readonly finding: Finding | null;
}

const isToldBy = (text: string, audit: Finding['audit']): boolean =>
  text === sentenceUnder(audit) || (text.startsWith(audit.title) && text.includes(sentenceUnder(audit)));

/** Links each text to the finding whose title and observation it repeats. */
export const insightsOf = (told: readonly string[], findings: readonly Finding[]): Insight[] =>
  told.map((text) => ({
    text,
    finding: findings.find(({ audit }) => isToldBy(text, audit)) ?? null,
  }));
