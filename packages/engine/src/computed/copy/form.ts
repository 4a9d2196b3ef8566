import type { Finding } from '../../audit.ts';
import type { Copy, PolicyHit } from '../../copy-artifacts.ts';
import { marksOr, quoted, wholeCopy } from './quotes.ts';

interface Wording {
  readonly clean: string;
  readonly fault: string;
  advice(hits: readonly PolicyHit[]): string;
  /** What is counted of a hit: words, marks. */
  weigh(hit: PolicyHit): number;
}

/** Every copy has letters and marks, so how they are set is measured in each, well set or not. */
export function formFinding(copy: Copy, rule: string, { clean, fault, advice, weigh }: Wording): Finding {
  const hits = copy.policy.filter((hit) => hit.rule === rule);
  const sources = [...new Set(hits.map(({ source }) => source))].join('; ');
  return {
    kind: 'measured',
    value: hits.reduce((sum, hit) => sum + weigh(hit), 0),
    evidence: marksOr(hits, wholeCopy(copy), 'Ad copy'),
    observation:
      hits.length === 0 ? `The copy has ${clean}.` : `The copy has ${fault}: ${quoted(hits)} (${sources}).`,
    ...(hits.length > 0 && { advice: advice(hits) }),
  };
}
