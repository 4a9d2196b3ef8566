import type { ActionClass } from './words/actions.ts';

export type Phrases = Readonly<Partial<Record<ActionClass, readonly string[]>>>;

/**
 * What advertisers of one language write where they ask and offer. Compiled by hand from the wording of buttons and
 * banners; a language that is not listed is not judged by its words. Months and currency names come from Unicode CLDR
 * through `Intl` (`calendar-and-money.ts`).
 */
export interface LanguageWords {
  /** Opening words of a request, as imperative or infinitive: none that opens lines of another meaning. */
  readonly opens: Phrases;
  /** What closes a request where the verb stands last. */
  readonly closes?: Phrases;
  /** Words before or after the verb that say nothing of what one gets. */
  readonly urging: readonly string[];
  /** What is offered, in words: discounts, gifts, trials, what costs nothing. */
  readonly offers: readonly string[];
  /** What a percentage may be a share of, so that it is no discount: cotton, cocoa, juice. */
  readonly shares: readonly string[];
  /** Words beside a percentage or a price that make it a comparison or a figure of law: interest, tax. */
  readonly legal?: readonly string[];
}
