/** Fewest edits (insert, delete, replace a letter) to turn the words into some part of the text (Sellers 1980). */
export function distanceWithin(words: string, text: string): number {
  let row = Array.from({ length: words.length + 1 }, (_, i) => i);
  let best = words.length;
  for (const letter of text) {
    const next = [0];
    for (let i = 1; i <= words.length; i++)
      next.push(Math.min(row[i]! + 1, next[i - 1]! + 1, row[i - 1]! + (words[i - 1] === letter ? 0 : 1)));
    row = next;
    best = Math.min(best, row[words.length]!);
  }
  return best;
}
