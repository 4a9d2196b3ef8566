import type { PieceKind } from '../../pieces.ts';

/** Characters that each kind of piece has room for in the report, with the longest drafts as the measure. */
export const MOST_CHARACTERS: Readonly<Record<PieceKind, number>> = {
  verdict: 220,
  category: 600,
  recommendation: 600,
  test: 320,
  emotion: 400,
  edit: 400,
};

/** Under this nothing is said. */
const LEAST_CHARACTERS = 12;

export const fitsItsPlace = (words: string, kind: PieceKind): boolean =>
  words.length >= LEAST_CHARACTERS && words.length <= MOST_CHARACTERS[kind];
