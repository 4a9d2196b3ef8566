import type { Evidence, Finding } from '../../audit.ts';
import type { Copy, Hit, Span } from '../../artifacts/copy-artifacts.ts';
import { formatMessage } from '../../messages/format-message.ts';

/** Marks per finding. More would cover the copy instead of pointing at it. */
const MOST_MARKS = 8;

const MESSAGES = {
  mixed: 'Not measured: the copy is too short or too mixed to tell its language.',
  otherLanguage: 'Not measured: the copy appears to be in {language}, and this check reads English only.',
} as const;

const languages = new Intl.DisplayNames(['en'], { type: 'language' });

/**
 * Finding for an English-only audit when the copy is not English, or null when it can be judged. The result asks for
 * human review and counts as not measured, because a few checks of form must not pass for a grade. Copy without words, or
 * with mostly nonsense words, is judged: it says nothing in any language.
 */
export function nonEnglishFinding(copy: Copy): Finding | null {
  const { language, words, nonsense } = copy;
  if (language === 'en' || words === 0 || nonsense.length >= words / 2) return null;
  const reason =
    language === null
      ? MESSAGES.mixed
      : formatMessage(MESSAGES.otherLanguage, { language: languages.of(language) ?? language });
  return { kind: 'needsReview', reason, evidence: [{ label: 'Ad copy', span: wholeCopy(copy) }] };
}

/** The `run` of an audit that judges English copy only. */
export const inEnglish =
  (judge: (copy: Copy) => Finding) =>
  ({ copy }: { copy: Copy }): Finding =>
    nonEnglishFinding(copy) ?? judge(copy);

/** One mark per hit, labeled with its own words. */
export const hitEvidence = (hits: readonly Hit[]): Evidence[] =>
  hits.slice(0, MOST_MARKS).map((hit) => ({ label: `“${hit.text}”`, span: spanOf(hit) }));

/** Marks the hits, or the stretch that lacks them when there are none. */
export const hitEvidenceOrFallback = (hits: readonly Hit[], missingIn: Span, label: string): Evidence[] =>
  hits.length > 0 ? hitEvidence(hits) : [{ label, span: spanOf(missingIn) }];

export const wholeCopy = ({ text }: Copy): Span => ({ start: 0, end: text.length });

const spanOf = ({ start, end }: Span): Span => ({ start, end });

/** “a”, “b” and “c”, each once; the rest as 'and 2 more'. */
export function quoted(hits: readonly Hit[], most = 3): string {
  const texts = onceEach(hits).map(({ text }) => text.replace(/\s+/g, ' '));
  const shown = texts.slice(0, most).map((text) => `“${text}”`);
  const rest = texts.length - shown.length;
  return joinWithConjunction(rest > 0 ? [...shown, `${rest} more`] : shown);
}

/** 'a, b and c', or 'a, b or c'. */
export const joinWithConjunction = (items: readonly string[], last: 'and' | 'or' = 'and'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

/** Number of distinct words found, ignoring case. */
export const distinctCount = (hits: readonly Hit[]): number => onceEach(hits).length;

/** Removes duplicate words, ignoring case. */
export function onceEach<Each extends Pick<Hit, 'text'>>(hits: readonly Each[]): readonly Each[] {
  const words = hits.map(({ text }) => text.replace(/\s+/g, ' ').toLowerCase());
  return hits.filter((_, at) => words.indexOf(words[at]!) === at);
}

/** A quotation of at most `most` characters, cut between words. */
export function excerpt(text: string, most = 60): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= most) return `“${flat}”`;
  const cut = flat.slice(0, most);
  return `“${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2))}…”`;
}

/** Ends on a word that needs a continuation. */
const OPEN_END = /\b(?:the|an?|of|on|to|for|with|without|your|our|and|\d)$/i;

/** Starts with a verb, so its subject is missing: 'is on us'. */
const OPEN_START = /^(?:is|are|on)\b/i;

/** A hit plus the rest of its clause: 'made with real bacon' for 'made with', 'enjoy the season' for 'enjoy'. */
export function quoteWithClause(copy: Copy, found: Hit): string {
  if (OPEN_START.test(found.text)) return quoteInClause(copy, found);
  const { text, sentences } = copy;
  const { start, end } = found;
  const sentence = sentences.find((each) => each.start <= start && end <= each.end);
  const rest = text.startsWith(found.text, start)
    ? text
        .slice(end, sentence?.end ?? end)
        .split(/[,;:!?]|\.(?!\d)|\s(?:and|or|but|with|for|from|at|in|on|when|until)\s/)[0]
    : '';
  return excerpt(found.text + (rest ?? ''), 40);
}

/** A hit plus the words of its clause that it makes no sense without: 'the wine is on us' for 'is on us'. */
export function quoteInClause(copy: Copy, found: Hit): string {
  if (!OPEN_START.test(found.text) || !copy.text.startsWith(found.text, found.start))
    return OPEN_END.test(found.text) ? quoteWithClause(copy, found) : `“${found.text}”`;
  const sentence = copy.sentences.find(({ start, end }) => start <= found.start && found.end <= end);
  const before = copy.text.slice(sentence?.start ?? found.start, found.start);
  const clause = before.split(/[,;:]\s|\b(?:and|or|but)\s/).at(-1) ?? '';
  return excerpt(clause + found.text, 40);
}

export const inside = (hit: Span, stretch: Span): boolean =>
  hit.start >= stretch.start && hit.end <= stretch.end;

/** All hits sorted by start, without overlaps. */
export function mergeHits(...lists: readonly (readonly Hit[])[]): Hit[] {
  const kept: Hit[] = [];
  for (const hit of lists.flat().toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (hit.start >= (kept.at(-1)?.end ?? 0)) kept.push(hit);
  }
  return kept;
}

export const shareOfWords = (hits: readonly Hit[], { words }: Copy): number =>
  (100 * hits.reduce((sum, { text }) => sum + text.split(/[\s-]+/).length, 0)) / Math.max(1, words);
