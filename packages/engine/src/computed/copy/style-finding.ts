import type { Finding } from '../../audit.ts';
import type { Copy, Hit } from '../../artifacts/copy-artifacts.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { distinctCount, hitEvidenceOrFallback, nonEnglishFinding, quoted, wholeCopy } from './quotes.ts';

interface Wording {
  /** Sentence for copy with no hits. */
  readonly clean: string;
  /** Message for hits, with {words} and their {count}. */
  readonly fault: string;
  /** Message that says what to do, with the same values; omitted for matters of style. */
  readonly advice?: string;
  /** Label of the whole copy, which is marked when there are no hits; 'Ad copy' by default. */
  readonly label?: string;
  /** Maximum number of quotations. */
  readonly most?: number;
  readonly confidence?: number;
  /** What is measured; the number of hits by default. */
  readonly value?: number;
  /** Whether the hits do not depend on the language. */
  readonly inAnyLanguage?: true;
}

/** Reports what patterns found in the copy. Most patterns are English, so other copy is sent to human review. */
export function styleFinding(
  copy: Copy,
  hits: readonly Hit[],
  { clean, fault, advice, label = 'Ad copy', most, confidence, value = hits.length, inAnyLanguage }: Wording,
): Finding {
  const other = inAnyLanguage ? null : nonEnglishFinding(copy);
  if (other) return other;
  const found = hits.length > 0;
  const values = { words: quoted(hits, most), count: distinctCount(hits) };
  return {
    kind: 'measured',
    value,
    ...(confidence !== undefined && { confidence }),
    evidence: hitEvidenceOrFallback(hits, wholeCopy(copy), label),
    observation: found ? formatMessage(fault, values) : clean,
    ...(found && advice !== undefined && { advice: formatMessage(advice, values) }),
  };
}
