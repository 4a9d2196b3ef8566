import { ACTION_PHRASES } from './actions.ts';
import { splitWordList } from './split-word-list.ts';
import type { LanguageWords } from '../language-words.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Verbs that ask for an action in ads, alone or with a particle. */
export const VERBS = words(`
  shop buy order get book try start join discover explore learn see view watch find download install
  subscribe sign register reserve claim grab save visit call contact request apply donate enter play vote
  swipe tap click scan add browse choose build create design upgrade switch unlock redeem pre-order preorder
  schedule compare read check take go let send ask talk chat enroll enrol pledge win stream listen
  experience rent hire sell open follow share text pick customize customise personalize personalise activate
  locate meet plan search select test treat give help act begin rsvp email dial sms whatsapp goto
`);

/** Verbs that open headlines and offers as often as requests, or that are also nouns. */
export const AMBIGUOUS_VERBS = words(`
  save win build create design play act begin help let go see meet plan test treat give take open share sell
  experience enter upgrade switch find ask talk send pick add search select compare watch listen stream text
  unlock start make live love feel choose discover explore
`);

/** Words that do not say what people get. */
export const EMPTY_WORDS = words(`
  now today here more us it our the a an your yours my for to online in out up on at started free and of this
  new me all one with site website page link button click tap learn details info information
`);

/** Verbs that may ask, but that are just as often nouns or open headlines. */
export const RARE_REQUEST_VERBS = words(`
  invest ride adopt configure become stock support submit bring earn volunteer turn drive hurry pay feed fund
`);

/** Words that follow the verb of a button, used to put back lost spaces. */
export const AFTER_VERBS = words(`
  now today here more us it our the a an your yours my for to online in out up on at started free and of this
  new me all one with site website page link details info information how demo quote trial tickets table app
  offer offers deal deals menu collection sale gift guide store shop off plan plans pricing prices seat spot
  by from call visit buy get
`);

/** Only the word lists; `request-score.ts` and `offer-score.ts` judge English in more detail. */
export const en: LanguageWords = {
  opens: ACTION_PHRASES,
  urging: [...EMPTY_WORDS],
  offers: [],
  shares: splitWordList(
    `cotton, juice, cocoa, cacao, wool, linen, silk, leather, alcohol, alc, vol, abv, proof, fat, recycled, recyclable, natural, organic, pure, vegan, arabica, real, fruit, whole, grain, cashmere, polyester, satisfaction, money, guaranteed, guarantee, american, made, plant, plant-based, daily, dv, milk, dark, chocolate, humidity, battery, charged, carbon, renewable, electric, renewable energy, waterproof, effective, accurate, safe, yours, agave, beef, chicken, protein`,
  ),
  legal: splitWordList(`apr, apy, interest, tax, vat, per annum, p.a.`),
};
