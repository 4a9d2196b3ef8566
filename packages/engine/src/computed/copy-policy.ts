import type { Finding } from '../audit.ts';
import type { Copy, PolicyHit } from '../copy-artifacts.ts';
import { marksOr, quoted, wholeCopy } from './copy-quotes.ts';

interface Wording {
  /** What the copy is free of, as in 'no words in capitals'. */
  readonly clean: string;
  /** What was found, as in 'words in capitals'. */
  readonly fault: string;
  advice(hits: readonly PolicyHit[]): string;
  /** What is counted; the hits themselves when left out. */
  weigh?(hits: readonly PolicyHit[]): number;
}

/** Hits of these policy rules, counted; the source that forbids them is named. */
export function policyFinding(
  copy: Copy,
  rules: readonly string[],
  { clean, fault, advice, weigh = (hits) => hits.length }: Wording,
): Finding {
  const hits = copy.policy.filter(({ rule }) => rules.includes(rule));
  const evidence = marksOr(hits, wholeCopy(copy), 'Ad copy');
  const [first] = hits;
  if (!first) return { kind: 'measured', value: 0, evidence, observation: `The copy has ${clean}.` };
  const sources = [...new Set(hits.map(({ source }) => source))].join('; ');
  return {
    kind: 'measured',
    value: weigh(hits),
    evidence,
    observation: `The copy has ${fault}: ${quoted(hits)} (${sources}).`,
    advice: advice(hits),
  };
}
