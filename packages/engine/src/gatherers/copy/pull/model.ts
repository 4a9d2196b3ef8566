import fitted from './headline-model.json' with { type: 'json' };

/** What a fitted model knows: weights, and what is usual among the headlines it was fitted on. */
export interface PullModel {
  /** Strength of the usual headline before it is set to 0. */
  readonly centre: number;
  /** Standard deviation of strength over headlines that the model had not seen. */
  readonly spread: number;
  readonly drivers: readonly { readonly id: string; readonly weight: number; readonly usual: number }[];
  /** Words and pairs of words; `n` headlines of the archive had them. */
  readonly terms: readonly { readonly term: string; readonly weight: number; readonly n: number }[];
}

/** Fitted by `npm run fit:headlines`; the file says on what, and how well it tells unseen winners from losers. */
export const PULL_MODEL: PullModel = fitted;
