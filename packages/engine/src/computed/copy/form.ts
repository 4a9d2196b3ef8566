import type { Finding } from '../../audit.ts';
import type { Copy, PolicyHit } from '../../artifacts/copy-artifacts.ts';
import { type PolicyWording, observeBreach } from './policy.ts';
import { hitEvidenceOrFallback, wholeCopy } from './quotes.ts';

interface Wording extends PolicyWording {
  /** How much one hit counts: its words or its marks. */
  weigh(hit: PolicyHit): number;
}

/** Every copy has letters and punctuation, so their form is always measured, even when it has no faults. */
export function formFinding(copy: Copy, rule: string, { weigh, ...wording }: Wording): Finding {
  const hits = copy.policy.filter((hit) => hit.rule === rule);
  return {
    kind: 'measured',
    value: hits.reduce((sum, hit) => sum + weigh(hit), 0),
    evidence: hitEvidenceOrFallback(hits, wholeCopy(copy), 'Ad copy'),
    observation: hits.length === 0 ? wording.clean : observeBreach(hits, wording),
    ...(hits.length > 0 && { advice: wording.advice(hits) }),
  };
}
