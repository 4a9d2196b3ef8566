import type { Analysis } from '../report.ts';
import { type AdText, type Fact, adFactsOf, adTextOf, measuredFacts } from './fact-sheet.ts';
import { type Piece, piecesOf } from './pieces.ts';

/** Everything a writer gets: the measured facts, the ad's own words, and the pieces to write. */
export interface Brief {
  readonly facts: readonly Fact[];
  readonly ad: AdText;
  readonly pieces: readonly Piece[];
}

export function briefOf(analysis: Analysis): Brief {
  const ad = adTextOf(analysis);
  return { facts: [...measuredFacts(analysis), ...adFactsOf(ad)], ad, pieces: piecesOf(analysis) };
}
