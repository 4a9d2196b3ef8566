import { RegExpMatcher, englishDataset, englishRecommendedTransformers } from 'obscenity';
import type { Hit, PolicyHit } from '../../artifacts/copy-artifacts.ts';
import { POLICY_RULES, POLICY_RULE_IDS, type PolicyRuleId } from '../../placements/policy-rules.ts';
import { capitalHits, punctuationHits, spacingHits, symbolHits } from './formatting.ts';
import { findPattern, hit, withoutOverlaps } from './phrases.ts';
import type { Word } from './words.ts';

const profanity = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });

/** Text that a platform's review is likely to reject. Phrases are checked in English only, forms in every language. */
export function policyHits(text: string, words: readonly Word[], english: boolean): PolicyHit[] {
  const byForm: Partial<Record<PolicyRuleId, readonly Hit[]>> = {
    capitals: capitalHits(text, words),
    punctuation: punctuationHits(text),
    symbols: symbolHits(text, english),
    spacing: spacingHits(text),
    ...(english && { profanity: profanityHits(text) }),
  };
  return POLICY_RULE_IDS.flatMap((rule) => {
    const { phrases, source, severity } = POLICY_RULES[rule];
    const spoken = english ? phrases.flatMap((pattern) => findPattern(text, pattern)) : [];
    return withoutOverlaps([...(byForm[rule] ?? []), ...spoken]).map((found) => ({
      ...found,
      rule,
      source,
      severity,
    }));
  });
}

/** Words that name a topic without swearing: an ad about it is judged by other rules. */
const PLAIN_TOPIC =
  /^(?:sex(?:y|ual|uality|ism|ist)?|rape[ds]?|rapist|vaginas?|penis(?:es)?|orgasm(?:s|ic)?|breasts?|hentai|escorts?|incest)$/i;

/** Innocent uses: 'a finger-prick test'. */
const HARMLESS = /(?:finger|thumb|heel|skin|pin|simple)[- ]?prick|prick[- ]test/i;

/** Digits may replace letters ('sh1t'), but a match with no more letters than digits is a number ('A55'). */
const isSworn = (text: string): boolean =>
  !PLAIN_TOPIC.test(text) && (text.match(/\p{L}/gu)?.length ?? 0) > (text.match(/\p{N}/gu)?.length ?? 0);

const profanityHits = (text: string): Hit[] =>
  profanity
    .getAllMatches(text, true)
    .map(({ startIndex, endIndex }) => hit(text, startIndex, endIndex + 1))
    .filter(
      (found) =>
        isSworn(found.text) && !HARMLESS.test(text.slice(Math.max(0, found.start - 8), found.end + 6)),
    );
