import type { Brief } from '../../brief.ts';
import type { Fact } from '../../fact-sheet.ts';
import type { Piece } from '../../pieces.ts';
import type { AnsweredPiece } from '../answer.ts';
import { figuresHold } from './figures.ts';
import { gradesHold } from './grades.ts';
import { claimsHold } from './invented-claims.ts';
import { fitsItsPlace } from './length.ts';
import { keepsToFacts, keepsToTask } from './manner.ts';
import { namesHold } from './names.ts';
import { isPlain } from './plain-text.ts';
import { quotesTruly, speaksFor, withoutQuotations } from './quotations.ts';

/** Whether every claim in these words stands in the facts of their piece. Where it is in doubt, it does not. */
export function holds(answer: AnsweredPiece, piece: Piece, brief: Brief): boolean {
  const words = answer.words.trim();
  const adWords = [brief.ad.copy ?? '', ...brief.ad.lines.map(({ text }) => text)].join('\n');
  if (!fitsItsPlace(words, piece.kind)) return false;
  const cited = citedFacts(answer, piece, brief);
  if (cited === null) return false;
  return piece.kind === 'emotion' || piece.kind === 'edit'
    ? rewriteHolds(words, piece, adWords)
    : findingHolds(words, [textOf(cited), piece.draft], adWords);
}

/** The facts that an answer names; null when it names none, or one that is not its piece's. */
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
 * Words about findings: figures, grades and judgments must stand in the facts outside quotations. What the ad says of
 * itself ("score 100") is no fact, and may only be quoted.
 */
function findingHolds(words: string, texts: readonly string[], adWords: string): boolean {
  const said = withoutQuotations(words);
  const facts = texts.map(withoutQuotations).join('\n');
  return (
    isPlain(words, adWords) &&
    isPlain(said, '') &&
    quotesTruly(words, [adWords, ...texts].join('\n')) &&
    !speaksFor(said, adWords) &&
    figuresHold(said, facts) &&
    gradesHold(said, facts) &&
    keepsToFacts(said, facts) &&
    namesHold(said, [adWords, ...texts].join('\n'))
  );
}

/** Words of the ad in another dress: nothing new but the dress. An edit also keeps every figure of its sentence. */
const rewriteHolds = (words: string, { kind, about }: Piece, adWords: string): boolean =>
  isPlain(words, adWords) &&
  keepsToTask(words) &&
  quotesTruly(words, adWords) &&
  figuresHold(words, adWords) &&
  namesHold(words, adWords) &&
  claimsHold(words, adWords) &&
  (kind !== 'edit' || (words !== about && figuresHold(about, words)));
