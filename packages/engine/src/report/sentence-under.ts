import type { AuditResult } from './audit-result.ts';

type FindingText = Pick<AuditResult, 'title' | 'name' | 'fix' | 'observation'>;

/** Whether a finding is shown only as a figure under its name, because it is a matter of style or uncertain. */
export const isFigureOnly = ({ title, name, fix }: Omit<FindingText, 'observation'>): boolean =>
  title === name && fix === '';

/** What a finding says beyond its heading: '' for a figure alone, and when the sentence only repeats the heading. */
export const sentenceBelowHeading = (audit: FindingText): string =>
  isFigureOnly(audit) || bare(audit.observation) === bare(audit.title) ? '' : audit.observation;

const IMPRESSION = /^Impression: /;

export const isImpression = ({ name }: Pick<AuditResult, 'name'>): boolean => IMPRESSION.test(name);

/** A check's name inside a sentence: 'text contrast', or 'stopping power as readers would rate it' for an impression. */
export const nameInClause = ({ name }: Pick<AuditResult, 'name'>): string =>
  IMPRESSION.test(name) ? `${name.replace(IMPRESSION, '')} as readers would rate it` : lowercaseFirst(name);

/** For use inside a sentence: the first letter in lowercase unless it begins a name or an abbreviation. */
export const lowercaseFirst = (words: string): string =>
  /^[A-Z][a-z ]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;

const bare = (sentence: string): string => sentence.toLowerCase().replace(/[.!]$/, '');
