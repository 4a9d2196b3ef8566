/** What it costs to take one letter for another. */
const unlike = (a: string, b: string): number => (a === b ? 0 : 1);

/** Letters to insert, leave out or change on the way from one text to the other (Levenshtein 1966). */
export function editDistance(a: string, b: string, price: (a: string, b: string) => number = unlike): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + price(a[i - 1]!, b[j - 1]!)));
    row = next;
  }
  return row[b.length]!;
}
