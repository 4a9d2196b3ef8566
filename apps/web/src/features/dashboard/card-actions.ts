import type { ListedAnalysis } from '@adjudge/contract';

/** What can be done with an analysis from its card. */
export interface CardActions {
  readonly share: (analysis: ListedAnalysis) => void;
  readonly rename: (analysis: ListedAnalysis) => void;
  /** Into a campaign. */
  readonly move: (analysis: ListedAnalysis) => void;
  readonly remove: (analysis: ListedAnalysis) => void;
}
