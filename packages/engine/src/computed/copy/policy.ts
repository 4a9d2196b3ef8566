import type { Finding } from '../../audit.ts';
import type { Copy, PolicyHit } from '../../artifacts/copy-artifacts.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { distinctCount, hitEvidence, quoted } from './quotes.ts';

export interface PolicyWording {
  /** Sentence for copy with no hits. */
  readonly clean: string;
  /** Message for hits, with {words}, their {count}, and the {rules} in brackets at the end. */
  readonly fault: string;
  advice(hits: readonly PolicyHit[]): string;
}

/**
 * Counts the hits of these policy rules and names the source that forbids them. Copy without hits is not applicable:
 * keeping a rule that it never came near earns no points.
 */
export function policyFinding(copy: Copy, rules: readonly string[], wording: PolicyWording): Finding {
  const hits = copy.policy.filter(({ rule }) => rules.includes(rule));
  if (hits.length === 0) return { kind: 'notApplicable', reason: wording.clean };
  return {
    kind: 'measured',
    value: hits.length,
    evidence: hitEvidence(hits),
    observation: observeBreach(hits, wording),
    advice: wording.advice(hits),
  };
}

export const observeBreach = (hits: readonly PolicyHit[], { fault }: Pick<PolicyWording, 'fault'>): string =>
  formatMessage(fault, {
    words: quoted(hits),
    count: distinctCount(hits),
    rules: [...new Set(hits.flatMap(({ source }) => nameOf(source)))].join('; '),
  });

/** Drops the bracketed sections of a source: 'Meta advertising standards', 'Google Ads misrepresentation'. */
const nameOf = (source: string): string[] => source.replace(/ \([^)]*\)/g, '').split('; ');
