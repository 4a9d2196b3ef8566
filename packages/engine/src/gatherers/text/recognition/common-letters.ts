import { withoutAccents } from '../../../language/folded.ts';

/** The letters and signs of a line, without its spaces. */
export const lettersOf = (text: string): string[] => [...text.replaceAll(' ', '')];

/** Number of letters before a position in the text. */
const lettersBefore =
  (text: string) =>
  (at: number): number =>
    lettersOf(text.slice(0, at)).length;

/** Where the spaces are: for each, the index of the letter that follows it, not counting spaces. */
export function gapsIn(text: string): number[] {
  const before = lettersBefore(text);
  return [...text.matchAll(/ +/g)].map(({ index }) => before(index));
}

/** Maps the gaps of one row of letters to the other, where both have the same letter next to the gap. */
export function gapsAlong(from: readonly string[], to: readonly string[], gaps: readonly number[]): number[] {
  const same = commonLetters(from, to);
  return gaps.flatMap((gap) => {
    const after = same.get(gap);
    if (after !== undefined) return [after];
    const before = same.get(gap - 1);
    return before === undefined ? [] : [before + 1];
  });
}

/** Maps each letter of the longest common subsequence from its index in `from` to that in `to`. Ignores accents. */
export function commonLetters(from: readonly string[], to: readonly string[]): ReadonlyMap<number, number> {
  const [one, two] = [from.map(withoutAccents), to.map(withoutAccents)];
  const longest = Array.from({ length: from.length + 1 }, () => new Uint16Array(to.length + 1));
  for (let a = from.length - 1; a >= 0; a--)
    for (let b = to.length - 1; b >= 0; b--)
      longest[a]![b] =
        one[a] === two[b] ? longest[a + 1]![b + 1]! + 1 : Math.max(longest[a + 1]![b]!, longest[a]![b + 1]!);
  const same = new Map<number, number>();
  for (let a = 0, b = 0; a < from.length && b < to.length;) {
    if (one[a] === two[b]) same.set(a++, b++);
    else if (longest[a + 1]![b]! >= longest[a]![b + 1]!) a++;
    else b++;
  }
  return same;
}
