import type { Hit, PolicyHit } from '../../artifacts/copy-artifacts.ts';

/** Hits for these words, positioned as if they followed each other in a copy. */
export function hits(...texts: readonly string[]): Hit[] {
  let at = 0;
  return texts.map((text) => {
    const start = at;
    at += text.length + 1;
    return { text, start, end: start + text.length };
  });
}

/** The same hits as breaches of one policy rule. */
export const breaches = (rule: string, ...texts: readonly string[]): PolicyHit[] =>
  hits(...texts).map((hit) => ({
    ...hit,
    rule,
    source: 'the platform’s rules',
    severity: 'refused' as const,
  }));
