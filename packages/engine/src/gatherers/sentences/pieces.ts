/** Tokens for the beginning and end of a text and for a word that the vocabulary cannot spell. */
const MARKS = { begins: '[CLS]', ends: '[SEP]', unknown: '[UNK]' } as const;

/** Prefix of a piece that is not the first of its word. */
const GOES_ON = '##';

/** Maximum number of pieces the network takes, including the begin and end tokens. */
const MOST = 128;

export type Vocabulary = Readonly<Record<string, number>>;

/** Ids of a text's word pieces for uncased BERT: each word is split greedily from the left into the longest known pieces. */
export function piecesOf(text: string, vocabulary: Vocabulary): number[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
  const words = plain.match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];
  const own = words.flatMap((word) => spelled(word, vocabulary) ?? [vocabulary[MARKS.unknown]!]);
  return [vocabulary[MARKS.begins]!, ...own.slice(0, MOST - 2), vocabulary[MARKS.ends]!];
}

function spelled(word: string, vocabulary: Vocabulary): number[] | null {
  const pieces: number[] = [];
  for (let from = 0; from < word.length;) {
    let to = word.length;
    const piece = (): string => (from > 0 ? GOES_ON : '') + word.slice(from, to);
    while (to > from && vocabulary[piece()] === undefined) to--;
    if (to === from) return null;
    pieces.push(vocabulary[piece()]!);
    from = to;
  }
  return pieces;
}
