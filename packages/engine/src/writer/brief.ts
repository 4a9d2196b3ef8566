import type { Analysis } from '../report.ts';
import { type AdText, type Fact, adFactsOf, adTextOf, measuredFacts } from './fact-sheet.ts';
import { type Piece, piecesOf } from './pieces.ts';

/** All that a writer gets: what was measured, what the ad itself says, and the pieces that want words. */
export interface Brief {
  readonly facts: readonly Fact[];
  readonly ad: AdText;
  readonly pieces: readonly Piece[];
}

export function briefOf(analysis: Analysis): Brief {
  const ad = adTextOf(analysis);
  return { facts: [...measuredFacts(analysis), ...adFactsOf(ad)], ad, pieces: piecesOf(analysis) };
}
