import { withoutAccents } from '../../../language/folded.ts';

/** The letters and signs of a line, without its spaces. */
export const lettersOf = (text: string): string[] => [...text.replaceAll(' ', '')];

/** How many letters stand before a place in the text. */
const lettersBefore =
  (text: string) =>
  (at: number): number =>
    lettersOf(text.slice(0, at)).length;

/** Before which letters of the text, counted without spaces, a space stands. */
export function gapsIn(text: string): number[] {
  const before = lettersBefore(text);
  return [...text.matchAll(/ +/g)].map(({ index }) => before(index));
}

/** The gaps of one row of letters, where the other has the same letter beside them. */
export function gapsAlong(from: readonly string[], to: readonly string[], gaps: readonly number[]): number[] {
  const same = commonLetters(from, to);
  return gaps.flatMap((gap) => {
    const after = same.get(gap);
    if (after !== undefined) return [after];
    const before = same.get(gap - 1);
    return before === undefined ? [] : [before + 1];
  });
}

/** Where in `to` each letter of the longest row stands that both have in common. */
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
