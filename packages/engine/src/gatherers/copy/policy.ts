import type { Hit, PolicyHit } from '../../artifacts/copy-artifacts.ts';
import { POLICY_RULES, POLICY_RULE_IDS, type PolicyRuleId } from '../../placements/policy-rules.ts';
import { capitalHits, punctuationHits, spacingHits, symbolHits } from './formatting.ts';
import { findPattern, withoutOverlaps } from './phrases.ts';
import { profanityHits } from './profanity.ts';
import type { Word } from './words.ts';

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
