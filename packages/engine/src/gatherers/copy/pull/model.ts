import fitted from './headline-model.json' with { type: 'json' };

/** Fitted weights, and the usual values among the headlines that they were fitted on. */
export interface PullModel {
  /** Strength of the usual headline, which is subtracted so that it scores 0. */
  readonly centre: number;
  /** Standard deviation of strength over held-out headlines. */
  readonly spread: number;
  readonly drivers: readonly { readonly id: string; readonly weight: number; readonly usual: number }[];
  /** Words and pairs of words; `n` is the number of headlines in the archive that contain them. */
  readonly terms: readonly { readonly term: string; readonly weight: number; readonly n: number }[];
}

/** Fitted by `npm run fit:headlines`. The file says on what data, and how well it tells held-out winners from losers. */
export const PULL_MODEL: PullModel = fitted;
