import type { Brief } from '../../brief.ts';
import type { Fact } from '../../fact-sheet.ts';
import type { Piece } from '../../pieces.ts';
import type { AnsweredPiece } from '../answer.ts';
import { areFiguresSupported } from './figures.ts';
import { areGradesSupported } from './grades.ts';
import { areClaimsSupported } from './invented-claims.ts';
import { fitsItsPlace } from './length.ts';
import { staysWithinFacts, staysOnTask } from './on-task.ts';
import { areNamesSupported } from './names.ts';
import { isPlain } from './plain-text.ts';
import { areQuotationsVerbatim, repeatsAdUnquoted, withoutQuotations } from './quotations.ts';

/** Whether every claim in an answer is backed by the facts of its piece. Doubtful ones are rejected. */
export function isSupported(answer: AnsweredPiece, piece: Piece, brief: Brief): boolean {
  const words = answer.words.trim();
  const adWords = [brief.ad.copy ?? '', ...brief.ad.lines.map(({ text }) => text)].join('\n');
  if (!fitsItsPlace(words, piece.kind)) return false;
  const cited = citedFacts(answer, piece, brief);
  if (cited === null) return false;
  return piece.kind === 'emotion' || piece.kind === 'edit'
    ? isRewriteSupported(words, piece, adWords)
    : isFindingSupported(words, [textOf(cited), piece.draft], adWords);
}

/** The facts that an answer cites; null if it cites none, or one that its piece does not list. */
function citedFacts({ facts }: AnsweredPiece, piece: Piece, brief: Brief): Fact[] | null {
  const cited = brief.facts.filter(({ id }) => facts.includes(id));
  const allowed = facts.every((id) => piece.facts.includes(id) || id.startsWith('ad:'));
  return allowed && cited.length > 0 && cited.length === new Set(facts).size ? cited : null;
}

const textOf = (facts: readonly Fact[]): string =>
  facts
    .filter(({ id }) => !id.startsWith('ad:'))
    .flatMap(({ says }) => Object.values(says))
    .join('\n');

/**
 * Checks text about findings. Outside quotations, figures, grades and judgments must be in the facts. What the ad says about itself
 * ("score 100") is not a fact and may only be quoted.
 */
function isFindingSupported(words: string, texts: readonly string[], adWords: string): boolean {
  const unquoted = withoutQuotations(words);
  const facts = texts.map(withoutQuotations).join('\n');
  return (
    isPlain(words, adWords) &&
    isPlain(unquoted, '') &&
    areQuotationsVerbatim(words, [adWords, ...texts].join('\n')) &&
    !repeatsAdUnquoted(unquoted, adWords) &&
    areFiguresSupported(unquoted, facts) &&
    areGradesSupported(unquoted, facts) &&
    staysWithinFacts(unquoted, facts) &&
    areNamesSupported(unquoted, [adWords, ...texts].join('\n'))
  );
}

/** Checks rewrites of the ad's words: nothing but the wording may be new. An edit must also keep every figure of its sentence. */
const isRewriteSupported = (words: string, { kind, about }: Piece, adWords: string): boolean =>
  isPlain(words, adWords) &&
  staysOnTask(words) &&
  areQuotationsVerbatim(words, adWords) &&
  areFiguresSupported(words, adWords) &&
  areNamesSupported(words, adWords) &&
  areClaimsSupported(words, adWords) &&
  (kind !== 'edit' || (words !== about && areFiguresSupported(about, words)));
