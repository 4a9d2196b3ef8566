import type { AuditResult } from './audit-result.ts';

type FindingText = Pick<AuditResult, 'title' | 'name' | 'fix' | 'observation'>;

/** Whether a finding is shown only as a figure under its name, because it is a matter of style or uncertain. */
export const isFigureOnly = ({ title, name, fix }: Omit<FindingText, 'observation'>): boolean =>
  title === name && fix === '';

/** What a finding says beyond its heading: '' for a figure alone, and when the sentence only repeats the heading. */
export const sentenceBelowHeading = (audit: FindingText): string =>
  isFigureOnly(audit) || bare(audit.observation) === bare(audit.title) ? '' : audit.observation;

const bare = (sentence: string): string => sentence.toLowerCase().replace(/[.!]$/, '');
