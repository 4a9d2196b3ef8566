/** Cost of replacing one letter with another. */
const mismatchCost = (a: string, b: string): number => (a === b ? 0 : 1);

/** Number of insertions, deletions and replacements that turn one text into the other (Levenshtein 1966). */
export function editDistance(
  a: string,
  b: string,
  price: (a: string, b: string) => number = mismatchCost,
): number {
  const row: number[] = [];
  for (let j = 0; j <= b.length; j++) row.push(j);
  for (let i = 1; i <= a.length; i++) {
    let before = row[0]!;
    row[0] = i;
    for (let j = 1; j <= b.length; j++) {
      const above = row[j]!;
      row[j] = Math.min(above + 1, row[j - 1]! + 1, before + price(a[i - 1]!, b[j - 1]!));
      before = above;
    }
  }
  return row[b.length]!;
}
