import { actionClassOf } from '../../computed/copy/actions.ts';
import { inside } from '../../computed/copy/quotes.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { readsWell } from '../../computed/copy/reads-well.ts';
import { isRephrasable } from '../../computed/copy/rephrasable.ts';
import type { Copy, CopySentence } from '../../artifacts/copy-artifacts.ts';
import { readCopy } from '../../gatherers/copy/index.ts';
import { scoreCopy } from '../../grading/grade-copy.ts';
import type { AuditResult } from '../../report.ts';
import {
  type EditRule,
  capitals,
  clickHere,
  fillers,
  plainWords,
  punctuation,
  spelling,
  splitting,
  symbols,
  weToYou,
} from './copy-edit-rules.ts';

const MESSAGES = {
  offerFirst: 'Moves the offer, “{offer}”, to the first line, which most people read.',
} as const;

export interface CopyEdit {
  readonly original: string;
  readonly revised: string;
  readonly reason: string;
  /** Points of the overall score that the edit wins back, measured by grading the edited copy; null if none. */
  readonly points: number | null;
}

export interface CopyDraft {
  /** Offset of the original in the copy. */
  readonly start: number;
  readonly original: string;
  readonly revised: string;
  readonly reason: string;
  /** Number of things it fixes; used to rank drafts. */
  readonly fixes: number;
  /** The whole copy after the edit. */
  readonly text: string;
}

const RULES: readonly EditRule[] = [
  spelling,
  symbols,
  capitals,
  punctuation,
  clickHere,
  fillers,
  plainWords,
  weToYou,
  splitting,
];

const MOST = 6;

/** Points of the overall score. An edit that loses more is dropped. Learned traits may move this much when only a few letters change. */
const TOLERATED_LOSS = 1;

/** Corrects sentences without changing facts, and grades each edit to state its gain. English only. */
export function suggestCopyEdits(copy: Copy, audits: readonly AuditResult[]): CopyEdit[] {
  if (copy.language !== 'en') return [];
  const before = scoreCopy(copy);
  const counting = audits.find(({ category, weight }) => category === 'copy-quality' && weight > 0);
  const share = counting ? counting.pointsPossible / counting.weight : 0;
  return draftCopyEdits(copy)
    .map(({ text, original, revised, reason }) => ({
      original,
      revised,
      reason,
      gain: (scoreText(text) - before) * share,
    }))
    .filter(({ gain }) => gain >= -TOLERATED_LOSS)
    .toSorted((a, b) => b.gain - a.gain)
    .map(({ gain, ...edit }) => ({ ...edit, points: gain >= 0.05 ? Math.round(gain * 10) / 10 : null }));
}

/** Keeps only the edits that fix the most, without duplicates, because grading a long copy again takes about 15 ms per edit. */
export function draftCopyEdits(copy: Copy): CopyDraft[] {
  const fixed = mergeEdits(
    copy,
    copy.sentences.flatMap((sentence) => editSentence(copy, sentence)),
  );
  const once = [...new Map([...fixed, ...offerFirst(copy)].map((draft) => [draft.revised, draft])).values()];
  return once.toSorted((a, b) => b.fixes - a.fixes || a.start - b.start).slice(0, MOST);
}

function scoreText(text: string): number {
  const read = readCopy(text);
  return read.ok ? scoreCopy(read.value) : 0;
}

function editSentence(copy: Copy, sentence: CopySentence): CopyDraft[] {
  // Do not polish what ad review would reject, and leave legal lines as written.
  if (!isRephrasable(copy, sentence)) return [];
  let revised = sentence.text;
  const reasons: string[] = [];
  for (const rule of RULES) {
    const next = rule.apply(revised, { copy, at: sentence });
    if (next === null || next === revised || next === '') continue;
    // Capitalizing the first letter needs no reason of its own.
    if (next.toLowerCase() !== revised.toLowerCase() || rule === capitals) reasons.push(rule.reason);
    revised = next;
  }
  if (reasons.length === 0 || revised === sentence.text) return [];
  // Reject edits that read badly, unless the original did, too.
  if (!readsWell(revised) && readsWell(sentence.text)) return [];
  const text = copy.text.slice(0, sentence.start) + revised + copy.text.slice(sentence.end);
  return [
    {
      start: sentence.start,
      original: sentence.text,
      revised,
      reason: reasons.join(' '),
      fixes: reasons.length,
      text,
    },
  ];
}

/** Characters. Copy up to this length is shown whole. */
const SHORT_COPY = 300;

/** Merges three or more edits of a short copy into one: the same slip fixed in only one place would gain nothing. */
function mergeEdits(copy: Copy, drafts: readonly CopyDraft[]): readonly CopyDraft[] {
  if (drafts.length < 3 || copy.text.length > SHORT_COPY) return drafts;
  const revised = drafts.reduceRight(
    (text, { start, original, revised: better }) =>
      text.slice(0, start) + better + text.slice(start + original.length),
    copy.text,
  );
  const reason = [...new Set(drafts.flatMap((draft) => draft.reason.split(/(?<=\.) /)))].join(' ');
  const fixes = drafts.reduce((sum, draft) => sum + draft.fixes, 0);
  return [{ start: 0, original: copy.text, revised, reason, fixes, text: revised }];
}

/** Openings that depend on the previous sentence, so theirs cannot go first. */
const LEANING =
  /^(?:and|but|so|plus|also|or|then|it|its|this|that|these|they|he|she|which|because|now|even|not)\b/i;

/** An item of a list, which the others follow. */
const LISTED = /^(?:[\p{Extended_Pictographic}•·*–—-]|\d{1,2}[.)]\s)/u;
/** The offer is of others, or is none. */
const DENIED = /\b(?:never|not|unlike|last year|used to)\b|n['’]t\b/i;

/** Counts as this many fixes, because the first line decides whether the rest is read. Chosen by judgment. */
const OFFER_FIRST = 3;

/** Moves the sentence with the offer to the front if the opening has none. */
function offerFirst(copy: Copy): CopyDraft[] {
  const { opening, sentences, offers } = copy;
  const offer = offers.find((found) => /\d|free/i.test(found.text));
  if (!offer || inside(offer, opening) || !isRephrasable(copy, offer) || !isRephrasable(copy, opening))
    return [];
  const home = sentences.find((sentence) => inside(offer, sentence));
  // An opening question and a closing call to action stay in place.
  const fixed =
    opening.text.endsWith('?') ||
    (home && !/^(?:save|get)\b/i.test(home.text) && actionClassOf(home.text) !== null);
  if (!home || fixed || LEANING.test(home.text) || /[:,–—-]$/.test(opening.text) || home.words < 3) return [];
  const between = copy.text.slice(opening.end, home.start);
  const before = sentences[sentences.indexOf(home) - 1];
  if ([opening, before, home].some((each) => each && LISTED.test(each.text)) || DENIED.test(home.text))
    return [];
  const rest = copy.text.slice(home.end).trimStart();
  const revised = `${ended(home.text)} ${ended(opening.text)}`;
  return [
    {
      start: opening.start,
      original: between.trim() === '' ? `${opening.text} ${home.text}` : `${opening.text} … ${home.text}`,
      revised,
      reason: formatMessage(MESSAGES.offerFirst, { offer: offer.text }),
      fixes: OFFER_FIRST,
      text: [copy.text.slice(0, opening.start), revised, between.trim(), rest]
        .filter((part) => part !== '')
        .join(' '),
    },
  ];
}

const ended = (sentence: string): string => (/[.!?…]["'”’)]*$/.test(sentence) ? sentence : `${sentence}.`);
