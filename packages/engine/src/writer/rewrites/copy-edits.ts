import { actionClassOf } from '../../computed/copy/actions.ts';
import { inside } from '../../computed/copy/quotes.ts';
import { say } from '../../messages/say.ts';
import { readsWell } from '../../computed/copy/reads-well.ts';
import { isTellable } from '../../computed/copy/tellable.ts';
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
  /** Points of the overall score that the edit gives back, by grading the edited copy; null when none. */
  readonly points: number | null;
}

export interface CopyDraft {
  /** Where the original begins. */
  readonly start: number;
  readonly original: string;
  readonly revised: string;
  readonly reason: string;
  /** Things that it puts right. */
  readonly fixes: number;
  /** The whole copy with the edit made. */
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

/** An edit that costs more is dropped, whatever rule it follows; learned traits move this much with a few letters. */
const TOLERATED_LOSS = 1;

/** Sentences put right, each graded again to state what it gains. Facts stay as they are. English only. */
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
      gain: (gradedAgain(text) - before) * share,
    }))
    .filter(({ gain }) => gain >= -TOLERATED_LOSS)
    .toSorted((a, b) => b.gain - a.gain)
    .map(({ gain, ...edit }) => ({ ...edit, points: gain >= 0.05 ? Math.round(gain * 10) / 10 : null }));
}

/** Grading a long copy again takes some 15 ms: only the edits with most to fix are, each wording once. */
export function draftCopyEdits(copy: Copy): CopyDraft[] {
  const fixed = together(
    copy,
    copy.sentences.flatMap((sentence) => edited(copy, sentence)),
  );
  const once = [...new Map([...fixed, ...offerFirst(copy)].map((draft) => [draft.revised, draft])).values()];
  return once.toSorted((a, b) => b.fixes - a.fixes || a.start - b.start).slice(0, MOST);
}

function gradedAgain(text: string): number {
  const read = readCopy(text);
  return read.ok ? scoreCopy(read.value) : 0;
}

function edited(copy: Copy, sentence: CopySentence): CopyDraft[] {
  // What a review refuses is not polished, and a legal line stays as it was written.
  if (!isTellable(copy, sentence)) return [];
  let revised = sentence.text;
  const reasons: string[] = [];
  for (const rule of RULES) {
    const next = rule.apply(revised, { copy, at: sentence });
    if (next === null || next === revised || next === '') continue;
    // A first letter made large is no change worth a reason of its own.
    if (next.toLowerCase() !== revised.toLowerCase() || rule === capitals) reasons.push(rule.reason);
    revised = next;
  }
  if (reasons.length === 0 || revised === sentence.text) return [];
  // A flaw that the sentence had before is not the edit's.
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

/** Copy this short is shown whole. */
const SHORT_COPY = 300;

/** The same slip in several sentences of a short copy is one edit: fixed in one place only, it would gain nothing. */
function together(copy: Copy, drafts: readonly CopyDraft[]): readonly CopyDraft[] {
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

/** Words that lean on the sentence before them, so that theirs cannot come first. */
const LEANING =
  /^(?:and|but|so|plus|also|or|then|it|its|this|that|these|they|he|she|which|because|now|even|not)\b/i;

/** The first line decides whether the rest is read: as much as several slips in one sentence. Judgment. */
const OFFER_FIRST = 3;

/** The sentence with the offer moved before an opening that has none. */
function offerFirst(copy: Copy): CopyDraft[] {
  const { opening, sentences, offers } = copy;
  const offer = offers.find((found) => /\d|free/i.test(found.text));
  if (!offer || inside(offer, opening) || !isTellable(copy, offer) || !isTellable(copy, opening)) return [];
  const home = sentences.find((sentence) => inside(offer, sentence));
  // A question leads in and a request leads out: neither changes places.
  const fixed =
    opening.text.endsWith('?') ||
    (home && !/^(?:save|get)\b/i.test(home.text) && actionClassOf(home.text) !== null);
  if (!home || fixed || LEANING.test(home.text) || /[:,–—-]$/.test(opening.text) || home.words < 3) return [];
  const between = copy.text.slice(opening.end, home.start);
  const rest = copy.text.slice(home.end).trimStart();
  const revised = `${ended(home.text)} ${ended(opening.text)}`;
  return [
    {
      start: opening.start,
      original: between.trim() === '' ? `${opening.text} ${home.text}` : `${opening.text} … ${home.text}`,
      revised,
      reason: say(MESSAGES.offerFirst, { offer: offer.text }),
      fixes: OFFER_FIRST,
      text: [copy.text.slice(0, opening.start), revised, between.trim(), rest]
        .filter((part) => part !== '')
        .join(' '),
    },
  ];
}

const ended = (sentence: string): string => (/[.!?…]["'”’)]*$/.test(sentence) ? sentence : `${sentence}.`);
