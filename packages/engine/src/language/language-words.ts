import type { ActionClass } from './words/actions.ts';

export type Phrases = Readonly<Partial<Record<ActionClass, readonly string[]>>>;

/**
 * What advertisers write in one language when they ask or offer. Compiled by hand from the wording of buttons and banners.
 * Languages that are not listed are not judged by their words. Month and currency names come from Unicode CLDR through
 * `Intl` (`calendar-and-money.ts`).
 */
export interface LanguageWords {
  /** Opening words of a request, as imperative or infinitive. Words that also open other kinds of lines are left out. */
  readonly opens: Phrases;
  /** Closing words of a request, in languages that put the verb last. */
  readonly closes?: Phrases;
  /** Words before or after the verb that do not say what people get. */
  readonly urging: readonly string[];
  /** Words for offers: discounts, gifts, trials, free items. */
  readonly offers: readonly string[];
  /** Things that a percentage may be a share of, which makes it no discount: cotton, cocoa, juice. */
  readonly shares: readonly string[];
  /** Words next to a percentage or price that make it a legal or financial figure rather than an offer: interest, tax. */
  readonly legal?: readonly string[];
}
