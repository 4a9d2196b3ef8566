export interface Capitals {
  /** Letters of words in which every letter is a capital. */
  readonly capitals: number;
  /** Letters that have a capital form at all. */
  readonly letters: number;
  /** Words of two letters and more, of a script with capitals. */
  readonly words: number;
}

const WORD = /[\p{Lu}\p{Ll}'’]+/gu;
const CAPITAL = /\p{Lu}/gu;
const SMALL = /\p{Ll}/gu;

/** How much of the text is set in capitals; a word of one letter ('I', 'A') says nothing. */
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
