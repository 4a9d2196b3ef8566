import type { AuditResult } from '../report.ts';

/**
 * What is worth praise, by the check that found it; what matters most to an ad comes first. Each finishes 'This ad has
 * …'. Checks that are not here find that something bad is absent, or something small: a reader is told neither.
 */
const STRENGTHS = {
  'hook-message': 'an opening that makes its point',
  'headline-attention': 'a headline that draws the eye',
  'headline-size': 'a large headline',
  'offer-prominence': 'an offer that is easy to see',
  'brand-presence': 'clear branding',
  'brand-first-seen': 'a brand that appears early',
  'brand-attention': 'a brand that gets noticed',
  'call-to-action-presence': 'a clear call to action',
  'call-to-action-contrast': 'a button that stands out',
  'call-to-action-time': 'a call to action with time to follow it',
  'text-contrast': 'text that is easy to read',
  'text-contrast-over-time': 'text that is easy to read',
  'text-size': 'text that is large enough to read',
  'first-look': 'a message that gets the first glances',
  'message-attention': 'a message that holds attention',
  'headline-substance': 'a headline with something to say',
  'human-presence': 'a face that people notice',
  'end-card': 'a clear end card',
  'caption-cover': 'captions that carry it with the sound off',
  'text-hierarchy': 'a clear text hierarchy',
  'copy-specificity': 'copy with specifics',
  'copy-opening-hook': 'an opening line that hooks',
  'copy-benefits': 'copy that says what you get',
  'match-offer': 'one offer in copy and picture',
  'subject-words': 'words that say what it is about',
  clutter: 'a clean layout',
  'word-count': 'a short message',
} as const satisfies Record<string, string>;

const ORDER = Object.keys(STRENGTHS);

const isPraise = (id: string): id is keyof typeof STRENGTHS => id in STRENGTHS;

/** Findings that are worth praise, what matters most to an ad first. */
export const praiseworthy = (audits: readonly AuditResult[]): readonly AuditResult[] =>
  audits.filter(({ id }) => isPraise(id)).toSorted((a, b) => ORDER.indexOf(a.id) - ORDER.indexOf(b.id));

/** Praise that is true of many a poor ad: the verdict names it only where nothing is wrong. */
const MINOR: ReadonlySet<string> = new Set([
  'text-contrast',
  'text-contrast-over-time',
  'text-size',
  'text-hierarchy',
  'subject-words',
  'clutter',
  'word-count',
]);

export const isMajor = ({ id }: AuditResult): boolean => !MINOR.has(id);

/** 'a clear product shot'; null for what is no praise. */
export const strengthOf = ({ id }: AuditResult): string | null => (isPraise(id) ? STRENGTHS[id] : null);
