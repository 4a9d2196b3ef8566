import { RegExpMatcher, englishDataset, englishRecommendedTransformers } from 'obscenity';
import type { Hit } from '../../artifacts/copy-artifacts.ts';
import { isOnlyAName } from '../words/index.ts';
import { findPattern, hit } from './phrases.ts';

const profanity = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });

/** Words that name a topic without swearing: an ad about it is judged by other rules. */
const PLAIN_TOPIC =
  /^(?:sex(?:y|ual|uality|ism|ist)?|rape[ds]?|rapist|vaginas?|penis(?:es)?|orgasm(?:s|ic)?|breasts?|hentai|escorts?|incest)$/i;

/** The innocent ones of all words in dictionary-en that the matcher finds profanity in. */
const INNOCENT =
  /^(?:assort\w*|assonan\w*|analges\w*|annal\w*|cockpits?|cockscombs?|cocksure|cumin|cummerbunds?|feckless\w*|niggard\w*|pussycats?|pussyfoot\w*|rapped|rappel\w*|retard(?:ants?|ers?)|shiitakes?|traffick\w*|gasmen|cryptanaly\w*)$/i;

/** Innocent uses of words that are profane elsewhere: 'a finger-prick test', 'Dick's Sporting Goods'. Flag g. */
const INNOCENT_USES: readonly RegExp[] = [
  /(?:finger|thumb|heel|skin|pin|simple)[- ]?prick|prick[- ]test/gi,
  /\bmoby[- ]dick\b|\bcum laude\b|\bpussy[- ]willows?\b|\b(?:blue|great|coal|marsh|willow) tits?\b/gi,
  /\bDick(?:['’]s)? (?!Pic|Head|Joke|Size|Pill)\p{Lu}\p{Ll}/gu,
  /\bHooker (?:[Ff]urniture|[Cc]hairs?|[Ss]ofas?|[Tt]ables?|[Bb]eds?|[Dd]esks?)\b/g,
];

/** Digits may replace letters ('sh1t'), but a match with no more letters than digits is a number ('A55'). */
const isSworn = (text: string): boolean =>
  !PLAIN_TOPIC.test(text) && (text.match(/\p{L}/gu)?.length ?? 0) > (text.match(/\p{N}/gu)?.length ?? 0);

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Whether the hit is only a part of innocent words: 'assortment', or the name 'Fukuoka'. */
function isWithinInnocent(text: string, { start, end }: Hit): boolean {
  const homes = findPattern(text, WORD).filter((word) => word.start < end && start < word.end);
  return homes.every(
    (word) =>
      INNOCENT.test(word.text) ||
      ((word.start < start || end < word.end) &&
        /^\p{Lu}/u.test(word.text) &&
        isOnlyAName(word.text.toLowerCase())),
  );
}

export function profanityHits(text: string): Hit[] {
  const found = profanity
    .getAllMatches(text, true)
    .map(({ startIndex, endIndex }) => hit(text, startIndex, endIndex + 1))
    .filter((sworn) => isSworn(sworn.text));
  if (found.length === 0) return [];
  const innocent = INNOCENT_USES.flatMap((pattern) => findPattern(text, pattern));
  return found.filter(
    (sworn) =>
      !innocent.some((use) => use.start <= sworn.start && sworn.end <= use.end) &&
      !isWithinInnocent(text, sworn),
  );
}
