import type { Finding } from '../../audit.ts';
import type { Copy, Hit } from '../../artifacts/copy-artifacts.ts';
import { say } from '../../messages/say.ts';
import { different, marksOr, notEnglish, quoted, wholeCopy } from './quotes.ts';

interface Wording {
  /** A sentence for copy in which nothing was found. */
  readonly clean: string;
  /** Message of what was found, with {words} and their {count}. */
  readonly fault: string;
  /** Message of what to do about it, with the same values; left out of what is of style. */
  readonly advice?: string;
  /** Label of the whole copy, marked where nothing was found; 'Ad copy' when left out. */
  readonly label?: string;
  /** Quotations shown of what was found; the usual number when left out. */
  readonly most?: number;
  readonly confidence?: number;
}

/** What patterns found in the copy, counted; a person is asked where the copy is not English, which they are made for. */
export function styleFinding(
  copy: Copy,
  hits: readonly Hit[],
  { clean, fault, advice, label = 'Ad copy', most, confidence }: Wording,
): Finding {
  const other = notEnglish(copy);
  if (other) return other;
  const found = hits.length > 0;
  const values = { words: quoted(hits, most), count: different(hits) };
  return {
    kind: 'measured',
    value: hits.length,
    ...(confidence !== undefined && { confidence }),
    evidence: marksOr(hits, wholeCopy(copy), label),
    observation: found ? say(fault, values) : clean,
    ...(found && advice !== undefined && { advice: say(advice, values) }),
  };
}
