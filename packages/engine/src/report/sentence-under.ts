import type { AuditResult } from './audit-result.ts';

type Told = Pick<AuditResult, 'title' | 'name' | 'fix' | 'observation'>;

/** Told as its figure under its name: a matter of style, or of what we are not sure of. */
export const isFigureAlone = ({ title, name, fix }: Omit<Told, 'observation'>): boolean =>
  title === name && fix === '';

/** What a finding says beyond its heading: '' for a figure alone, and where the sentence is the heading once more. */
export const sentenceUnder = (audit: Told): string =>
  isFigureAlone(audit) || bare(audit.observation) === bare(audit.title) ? '' : audit.observation;

const bare = (sentence: string): string => sentence.toLowerCase().replace(/[.!]$/, '');
