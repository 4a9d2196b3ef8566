import { type Audit, defineAudit } from '../../audit.ts';
import type { PolicyHit } from '../../artifacts/copy-artifacts.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { PolicyRuleId } from '../../placements/policy-rules.ts';
import { distinctCount, hitEvidence, nonEnglishFinding, quoted } from './quotes.ts';

interface PolicyAudit extends Pick<Audit, 'id' | 'words'> {
  readonly rules: readonly PolicyRuleId[];
  /** The curve's middling count. */
  readonly middling: number;
  /** Who forbids it. */
  readonly source: string;
  /** Whether its hits do not depend on the language. */
  readonly inAnyLanguage?: true;
  /** Sentence for copy with no hits. */
  readonly clean: string;
  /** Message for hits, with {words}, their {count}, and the {rules} in brackets at the end. */
  readonly fault: string;
  /** Message that says what to do, with {words} and their {count}. */
  readonly advice: string;
}

/**
 * Defines an audit that counts the hits of policy rules and names the source that forbids them. Copy without hits is not
 * applicable: keeping a rule that it never came near earns no points.
 */
export const policyAudit = ({
  id,
  words,
  rules,
  middling,
  source,
  inAnyLanguage,
  clean,
  fault,
  advice,
}: PolicyAudit): Audit<'copy'> =>
  defineAudit({
    id,
    needs: ['copy'],
    unit: 'count',
    curve: { shape: 'falling', good: 0.2, middling, source: `Judgment on the points; the rule: ${source}` },
    effort: 'minutes',
    words,

    run({ copy }) {
      const other = inAnyLanguage ? null : nonEnglishFinding(copy);
      if (other) return other;
      const hits = copy.policy.filter(({ rule }) => rules.some((each) => each === rule));
      if (hits.length === 0) return { kind: 'notApplicable', reason: clean };
      return {
        kind: 'measured',
        value: hits.length,
        evidence: hitEvidence(hits),
        observation: observeBreach(hits, fault),
        advice: formatMessage(advice, { words: quoted(hits), count: distinctCount(hits) }),
      };
    },
  });

export const observeBreach = (hits: readonly PolicyHit[], fault: string): string =>
  formatMessage(fault, {
    words: quoted(hits),
    count: distinctCount(hits),
    rules: [...new Set(hits.flatMap(({ source }) => nameOf(source)))].join('; '),
  });

/** Drops the bracketed sections of a source: 'Meta advertising standards', 'Google Ads misrepresentation'. */
const nameOf = (source: string): string[] => source.replace(/ \([^)]*\)/g, '').split('; ');
