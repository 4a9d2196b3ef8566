import type { Finding } from '../../audit.ts';
import type { Copy, PolicyHit } from '../../copy-artifacts.ts';
import { marks, quoted } from './quotes.ts';

interface Wording {
  /** What the copy is free of, as in 'no words in capitals'. */
  readonly clean: string;
  /** What was found, as in 'words in capitals'. */
  readonly fault: string;
  advice(hits: readonly PolicyHit[]): string;
}

/**
 * Hits of these policy rules, counted; the source that forbids them is named. Copy that makes no such claim has nothing
 * to be judged: keeping a rule that it never came near earns no points.
 */
export function policyFinding(
  copy: Copy,
  rules: readonly string[],
  { clean, fault, advice }: Wording,
): Finding {
  const hits = copy.policy.filter(({ rule }) => rules.includes(rule));
  if (hits.length === 0) return { kind: 'notApplicable', reason: `The copy has ${clean}.` };
  const sources = [...new Set(hits.map(({ source }) => source))].join('; ');
  return {
    kind: 'measured',
    value: hits.length,
    evidence: marks(hits),
    observation: `The copy has ${fault}: ${quoted(hits)} (${sources}).`,
    advice: advice(hits),
  };
}
