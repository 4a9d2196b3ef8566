/** How the text read from one banner compares with the lines drawn on it. */
export interface TextTally {
  /** Length of the wanted text (letters, signs, single spaces), and the edits from what was read to what was wanted. */
  readonly characters: number;
  readonly edits: number;
  readonly words: number;
  readonly wordsFound: number;
  /** Letters read that match no drawn line. */
  readonly extra: number;
}

/** Normalizes what looks the same: case, typographic quotes, full-width characters, dashes, repeated spaces. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[‘’´`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Searches for each wanted line anywhere in the text read, longest first, with the fewest edits. Two lines joined, or one
 * line split in two, cost only their spaces. Case is ignored because all-caps typefaces do not show it.
 */
export function tallyText(wanted: readonly string[], read: readonly string[]): TextTally {
  let rest = read.map(plain).join('\n');
  const letters = rest.replace(/\s/g, '').length;
  let [edits, used] = [0, 0];
  for (const line of wanted.map(plain).toSorted((a, b) => b.length - a.length)) {
    const hit = nearest(line, rest);
    edits += hit.edits;
    if (hit.edits >= line.length * 0.6) continue;
    used += rest.slice(hit.start, hit.end).replace(/\s/g, '').length;
    rest = `${rest.slice(0, hit.start)}\n${rest.slice(hit.end)}`;
  }
  const characters = wanted.reduce((sum, line) => sum + plain(line).length, 0);
  return { characters, edits, ...tallyWords(wanted, read), extra: letters - used };
}

const wordsIn = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => plain(line).split(' ')).map((word) => word.replace(/[^\p{L}\p{N}%$£€]/gu, ''));

function tallyWords(
  wanted: readonly string[],
  read: readonly string[],
): { words: number; wordsFound: number } {
  const words = wordsIn(wanted).filter(Boolean);
  const bag = new Map<string, number>();
  for (const word of wordsIn(read)) bag.set(word, (bag.get(word) ?? 0) + 1);
  let wordsFound = 0;
  for (const word of words) {
    const left = bag.get(word) ?? 0;
    if (left === 0) continue;
    bag.set(word, left - 1);
    wordsFound++;
  }
  return { words: words.length, wordsFound };
}

interface Hit {
  readonly edits: number;
  readonly start: number;
  readonly end: number;
}

/** The substring of `text` with the fewest edits to `pattern` (Sellers 1980). */
function nearest(pattern: string, text: string): Hit {
  let row = Array.from({ length: text.length + 1 }, (_, at): Hit => ({ edits: 0, start: at, end: at }));
  for (const [index, letter] of [...pattern].entries()) {
    const next: Hit[] = [{ edits: index + 1, start: 0, end: 0 }];
    for (let at = 1; at <= text.length; at++) {
      const changed = row[at - 1]!.edits + (text[at - 1] === letter ? 0 : 1);
      const missing = row[at]!.edits + 1;
      const added = next[at - 1]!.edits + 1;
      const least = Math.min(changed, missing, added);
      const from = least === changed ? row[at - 1]! : least === missing ? row[at]! : next[at - 1]!;
      next.push({ edits: least, start: from.start, end: at });
    }
    row = next;
  }
  return row.reduce((best, hit) => (hit.edits < best.edits ? hit : best));
}
