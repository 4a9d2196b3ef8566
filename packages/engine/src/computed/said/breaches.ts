import type { Copy } from '../../artifacts/copy-artifacts.ts';
import { policyHits, wordsOf } from '../../gatherers/copy/index.ts';
import type { PolicyRuleId } from '../../placements/policy-rules.ts';
import type { Passage } from './passages.ts';
import { type WordingHit, wordingHitsIn } from './wording-finding.ts';

/**
 * Words of the picture that break one of these rules, detected like those of the copy. Phrases are matched in English only.
 * Rules of form (capitals, punctuation) are left to the copy, because a picture may style its words freely.
 */
export const breachesIn = (passages: readonly Passage[], rules: readonly PolicyRuleId[]): WordingHit[] =>
  passages.flatMap((passage) =>
    passage.role === 'copy'
      ? []
      : wordingHitsIn(
          passage,
          policyHits(passage.text, wordsOf(passage.text), passage.english).filter(({ rule }) =>
            rules.some((id) => id === rule),
          ),
        ),
  );

/** The breaches found when the copy was read. */
export const breachesOfCopy = (
  passages: readonly Passage[],
  copy: Copy,
  rules: readonly PolicyRuleId[],
): WordingHit[] =>
  passages
    .filter(({ role }) => role === 'copy')
    .flatMap((passage) =>
      wordingHitsIn(
        passage,
        copy.policy.filter(({ rule }) => rules.some((id) => id === rule)),
      ),
    );
