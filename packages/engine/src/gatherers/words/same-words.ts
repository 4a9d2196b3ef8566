/** Share of the letters that may be misread between two readings of one line. */
const MISREAD = 0.25;

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}%€$£]/gu, '');

/** Whether two readings are of the same words: alike but for spaces, signs and a letter in four. */
export function sameWords(a: string, b: string): boolean {
  const [one, two] = [letters(a), letters(b)];
  if (one === two) return true;
  const longest = Math.max(one.length, two.length);
  if (longest < 3) return false;
  return editDistance(one, two) <= MISREAD * longest;
}

/** Levenshtein 1966. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same));
    }
    row = next;
  }
  return row[b.length]!;
}
