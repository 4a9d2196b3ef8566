import { isRequestVerb, requestWords } from './request-score.ts';

const TERMS = String.raw`(?:terms|conditions|t&cs?|restrictions|exclusions)`;

/** Without a break in between: 'Flexible terms, apply now' asks for something. */
const TERMS_APPLY = String.raw`\b${TERMS}\b[^.,;:!?–—]*\bappl(?:y|ies)\b(?! (?:now|today)\b)`;

const POINTERS = new RegExp(
  [
    TERMS_APPLY,
    String.raw`^(?:see|read|view) (?:(?:the|our|full|all) )*${TERMS}\b`,
    String.raw`\bsee (?:(?:the|our|in) )*(?:web ?site|site|store|stores|dealer|pack(?:age|aging)?|label)s? for (?:[\p{L}’'-]+ ){0,2}(?:details?|info(?:rmation)?|${TERMS}|rules|limitations|warranty|directions|instructions|ingredients)\b`,
  ].join('|'),
  'iu',
);

const STATEMENTS =
  /©|\ball rights reserved\b|\bvoid where\b|\bno purchase necessary\b|\bsubject to\b|\bwhile (?:stocks?|supplies) last\b|\bexclud(?:es?|ing)\b|\bresults (?:may |can |will )?vary\b/i;

/** Verbs that fine print itself begins with. */
const POINTS = new Set(['see', 'read', 'view']);

/** Whether a line is legal fine print by its words, in English: 'Terms apply, see our site for details' asks for nothing. */
export function isFinePrintByWords(text: string): boolean {
  const [first = ''] = requestWords(text);
  if (POINTS.has(first)) return POINTERS.test(text);
  return !isRequestVerb(first) && (POINTERS.test(text) || STATEMENTS.test(text));
}
