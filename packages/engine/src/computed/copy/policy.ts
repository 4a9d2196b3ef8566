import type { Finding } from '../../audit.ts';
import type { Copy, PolicyHit } from '../../artifacts/copy-artifacts.ts';
import { say } from '../../messages/say.ts';
import { different, marks, quoted } from './quotes.ts';

export interface PolicyWording {
  /** A sentence for copy in which nothing was found. */
  readonly clean: string;
  /** Message of what was found, with {words}, their {count} and in brackets at its end the {rules}. */
  readonly fault: string;
  advice(hits: readonly PolicyHit[]): string;
}

/**
 * Hits of these policy rules, counted; the source that forbids them is named. Copy that makes no such claim has nothing
 * to be judged: keeping a rule that it never came near earns no points.
 */
export function policyFinding(copy: Copy, rules: readonly string[], wording: PolicyWording): Finding {
  const hits = copy.policy.filter(({ rule }) => rules.includes(rule));
  if (hits.length === 0) return { kind: 'notApplicable', reason: wording.clean };
  return {
    kind: 'measured',
    value: hits.length,
    evidence: marks(hits),
    observation: observeBreach(hits, wording),
    advice: wording.advice(hits),
  };
}

export const observeBreach = (hits: readonly PolicyHit[], { fault }: Pick<PolicyWording, 'fault'>): string =>
  say(fault, {
    words: quoted(hits),
    count: different(hits),
    rules: [...new Set(hits.flatMap(({ source }) => nameOf(source)))].join('; '),
  });

/** 'Meta advertising standards; Google Ads misrepresentation' of a source that names its chapters in brackets. */
const nameOf = (source: string): string[] => source.replace(/ \([^)]*\)/g, '').split('; ');
