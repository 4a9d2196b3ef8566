export interface Capitals {
  /** Letters in words that are entirely in capitals. */
  readonly capitals: number;
  /** Letters that have a capital form. */
  readonly letters: number;
  /** Words of at least two letters, in a script with capitals. */
  readonly words: number;
}

const WORD = /[\p{Lu}\p{Ll}'’]+/gu;
const CAPITAL = /\p{Lu}/gu;
const SMALL = /\p{Ll}/gu;

/** How much of the text is in capitals. Single-letter words ('I', 'A') are ignored. */
export function capitalsIn(text: string): Capitals {
  let [capitals, letters, words] = [0, 0, 0];
  for (const word of text.match(WORD) ?? []) {
    const large = word.match(CAPITAL)?.length ?? 0;
    const own = large + (word.match(SMALL)?.length ?? 0);
    if (own < 2) continue;
    letters += own;
    words++;
    if (large === own) capitals += own;
  }
  return { capitals, letters, words };
}
