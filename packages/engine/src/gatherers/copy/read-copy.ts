import type { Copy, Hit } from '../../artifacts/copy-artifacts.ts';
import { type Measurement, measured, unmeasured } from '../../artifacts/measurement.ts';
import { deadlinesIn } from './deadline.ts';
import { callsToActionIn } from './call-to-action.ts';
import { sentimentOf } from './sentiment.ts';
import { languageOf } from './language.ts';
import { JARGON } from './lexicons/clarity.ts';
import { CURIOSITY, GUARANTEES, PROOF, SCARCITY, URGENCY } from './lexicons/persuasion.ts';
import { SENSORY } from './lexicons/senses.ts';
import { BENEFITS, FEATURES } from './lexicons/value.ts';
import { offersIn } from './offers.ts';
import { findPhrases, phrasebook, withoutOverlaps } from './phrases.ts';
import { policyHits } from './policy.ts';
import { pullOf } from './pull/pull.ts';
import { readingEase } from './readability.ts';
import { openingOf, sentencesOf } from './sentences.ts';
import { specificsOf } from './specifics.ts';
import { type MeasuredCopy, craftOf } from './style/craft.ts';
import { NO_STYLE, styleOf } from './style/style.ts';
import { widthOf } from './width.ts';
import { nonsenseIn, substanceIn } from './substance.ts';
import { type Word, wordsOf } from './words.ts';
import { concretenessOf, misspelledIn, repeatedIn } from './wording.ts';

const BOOKS = {
  benefits: phrasebook(BENEFITS),
  features: phrasebook(FEATURES),
  urgency: phrasebook(URGENCY),
  scarcity: phrasebook(SCARCITY),
  proof: phrasebook(PROOF),
  curiosity: phrasebook(CURIOSITY),
  guarantees: phrasebook(GUARANTEES),
  sensory: phrasebook(SENSORY),
  jargon: phrasebook(JARGON),
  secondPerson: phrasebook([
    'you',
    'your',
    'yours',
    'yourself',
    'yourselves',
    "you're",
    "you've",
    "you'll",
    "you'd",
    'ya',
    "y'all",
  ]),
  firstPerson: phrasebook([
    'i',
    "i'm",
    "i've",
    'me',
    'my',
    'mine',
    'we',
    "we're",
    "we've",
    "we'll",
    "we'd",
    'us',
    'our',
    'ours',
    'ourselves',
  ]),
} as const;

type Found = Readonly<Record<keyof typeof BOOKS, readonly Hit[]>>;

/** Confidence, and the lower one for copy of fewer words than FEW_WORDS, whose language is harder to detect. */
const SURE = 0.95;
const LESS_SURE = 0.8;
const FEW_WORDS = 6;

/**
 * Measures everything about an ad's copy. The word lists are English, so they find nothing in copy whose language is another
 * one or unknown; `language` tells which.
 * @param known ISO 639-1 language, if known; detected from the words when omitted
 */
export function readCopy(text: string, known?: string): Measurement<Copy> {
  if (text.trim() === '') return unmeasured('The ad copy is empty.');
  const words = wordsOf(text);
  const language = isMostlyNonsense(words) ? null : (known ?? languageOf(text, words));
  return measured(describe(text, words, language), words.length < FEW_WORDS ? LESS_SURE : SURE);
}

/** Whether at least half of the words are nonsense, whose letters may look like a language by chance. */
const isMostlyNonsense = (words: readonly Word[]): boolean =>
  words.length > 0 && nonsenseIn(words).length >= words.length / 2;

function describe(text: string, words: readonly Word[], language: string | null): Copy {
  const english = language === 'en';
  const sentences = sentencesOf(text);
  const specifics = specificsOf(text, words, english);
  const feeling = english ? sentimentOf(text, words, sentences) : NO_FEELING;
  const found = lookUp(text, english ? words : []);
  const copy: MeasuredCopy = {
    text,
    language,
    sentences,
    words: words.length,
    width: widthOf(text),
    readingEase: english ? readingEase(words, sentences) : null,
    opening: openingOf(text, sentences),
    specifics,
    ...found,
    substance: substanceIn(text, words, [found.jargon, feeling.positive]),
    nonsense: nonsenseIn(words),
    repeated: repeatedIn(words, specifics.names, text),
    misspelled: english ? misspelledIn(words) : [],
    positive: feeling.positive,
    negative: feeling.negative,
    emotion: { valence: feeling.valence, arousal: feeling.arousal },
    concreteness: english ? concretenessOf(text, words) : 0,
    style: english ? styleOf(text, words, specifics.names) : NO_STYLE,
    callsToAction: english ? callsToActionIn(text, words, sentences) : [],
    offers: offersIn(text, english),
    pull: english || isMostlyNonsense(words) ? pullOf(text) : null,
    policy: policyHits(text, words, english),
  };
  return { ...copy, craft: english ? craftOf(copy, words) : null };
}

const NO_FEELING = { positive: [], negative: [], valence: 0, arousal: 0 } as const;

const lookUp = (text: string, words: readonly Word[]): Found => ({
  benefits: findPhrases(text, words, BOOKS.benefits),
  features: findPhrases(text, words, BOOKS.features),
  urgency: withoutOverlaps([...findPhrases(text, words, BOOKS.urgency), ...deadlinesIn(text)]),
  scarcity: findPhrases(text, words, BOOKS.scarcity),
  proof: findPhrases(text, words, BOOKS.proof),
  curiosity: findPhrases(text, words, BOOKS.curiosity),
  guarantees: findPhrases(text, words, BOOKS.guarantees),
  sensory: findPhrases(text, words, BOOKS.sensory),
  jargon: findPhrases(text, words, BOOKS.jargon),
  secondPerson: findPhrases(text, words, BOOKS.secondPerson),
  firstPerson: findPhrases(text, words, BOOKS.firstPerson),
});
