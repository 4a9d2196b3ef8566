import type { ListedAnalysis } from '@adjudge/contract';

export interface CardActions {
  readonly share: (analysis: ListedAnalysis) => void;
  readonly rename: (analysis: ListedAnalysis) => void;
  /** Moves the analysis into a campaign. */
  readonly move: (analysis: ListedAnalysis) => void;
  readonly remove: (analysis: ListedAnalysis) => void;
}
