import { RegExpMatcher, englishDataset, englishRecommendedTransformers } from 'obscenity';
import type { Hit, PolicyHit } from '../../copy-artifacts.ts';
import { POLICY_RULES, POLICY_RULE_IDS, type PolicyRuleId } from '../../placements/policy-rules.ts';
import { capitalHits, punctuationHits, spacingHits, symbolHits } from './form.ts';
import { findPattern, hit, withoutOverlaps } from './phrases.ts';
import type { Word } from './words.ts';

const profanity = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });

/** What a platform's review is likely to refuse; phrases are looked for in English only, forms in every language. */
export function policyHits(text: string, words: readonly Word[], english: boolean): PolicyHit[] {
  const byForm: Partial<Record<PolicyRuleId, readonly Hit[]>> = {
    capitals: capitalHits(text, words),
    punctuation: punctuationHits(text),
    symbols: symbolHits(text),
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

/** A finger prick takes blood, and a pinprick is small. */
const PLAIN_SENSE = /(?:finger|thumb|heel|skin|pin|simple)[- ]?(?:finger[- ]?)?pricks?$/i;

const profanityHits = (text: string): Hit[] =>
  profanity
    .getAllMatches(text, true)
    .map(({ startIndex, endIndex }) => hit(text, startIndex, endIndex + 1))
    .filter(({ end }) => !PLAIN_SENSE.test(text.slice(Math.max(0, end - 24), end)));
