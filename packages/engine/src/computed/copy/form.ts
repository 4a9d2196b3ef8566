import type { Finding } from '../../audit.ts';
import type { Copy, PolicyHit } from '../../artifacts/copy-artifacts.ts';
import { observeBreach } from './policy-audit.ts';
import { hitEvidenceOrFallback, wholeCopy } from './quotes.ts';

interface Wording {
  /** Sentence for copy with no hits. */
  readonly clean: string;
  /** Message for hits, with {words}, their {count}, and the {rules} in brackets at the end. */
  readonly fault: string;
  advice(hits: readonly PolicyHit[]): string;
  /** How much one hit counts: its words or its marks. */
  weigh(hit: PolicyHit): number;
}

/** Every copy has letters and punctuation, so their form is always measured, even when it has no faults. */
export function formFinding(copy: Copy, rule: string, { clean, fault, advice, weigh }: Wording): Finding {
  const hits = copy.policy.filter((hit) => hit.rule === rule);
  return {
    kind: 'measured',
    value: hits.reduce((sum, hit) => sum + weigh(hit), 0),
    evidence: hitEvidenceOrFallback(hits, wholeCopy(copy), 'Ad copy'),
    observation: hits.length === 0 ? clean : observeBreach(hits, fault),
    ...(hits.length > 0 && { advice: advice(hits) }),
  };
}
