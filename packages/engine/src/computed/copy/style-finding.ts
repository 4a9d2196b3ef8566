import type { Finding } from '../../audit.ts';
import type { Copy, Hit } from '../../copy-artifacts.ts';
import { excerpt, marksOr, notEnglish, quoted, wholeCopy } from './quotes.ts';

interface Wording {
  /** What is said where nothing was found, of the copy named by its opening. */
  clean(opening: string): string;
  /** What is said of what was found, quoted. */
  fault(quotes: string, isOne: boolean): string;
  /** What to do about it; with nothing found only `adviceWithout` is given. */
  advice?(quotes: string): string;
  readonly adviceWithout?: string;
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
  { clean, fault, advice, adviceWithout, label = 'Ad copy', most, confidence }: Wording,
): Finding {
  const other = notEnglish(copy);
  if (other) return other;
  const found = hits.length > 0;
  const quotes = quoted(hits, most);
  const todo = found ? (advice?.(quotes) ?? adviceWithout) : adviceWithout;
  return {
    kind: 'measured',
    value: hits.length,
    ...(confidence !== undefined && { confidence }),
    evidence: marksOr(hits, wholeCopy(copy), label),
    observation: found ? fault(quotes, hits.length === 1) : clean(excerpt(copy.opening.text, 40)),
    ...(todo !== undefined && { advice: todo }),
  };
}
