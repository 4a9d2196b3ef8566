import type { PieceKind } from '../../pieces.ts';

/** Most characters per kind of piece that fit in the report, based on the longest drafts. */
export const MAX_CHARACTERS: Readonly<Record<PieceKind, number>> = {
  verdict: 220,
  category: 600,
  recommendation: 600,
  test: 320,
  emotion: 400,
  edit: 400,
};

/** A shorter text says nothing. */
const LEAST_CHARACTERS = 12;

export const fitsItsPlace = (words: string, kind: PieceKind): boolean =>
  words.length >= LEAST_CHARACTERS && words.length <= MAX_CHARACTERS[kind];
