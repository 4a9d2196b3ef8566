/** Initials of the first and last word, or the first two letters of a single word. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s._+-]+/).filter((word) => word !== '');
  const [first = '', last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  const letters =
    last === undefined ? [...first].slice(0, 2) : [...first].slice(0, 1).concat([...last].slice(0, 1));
  return letters.join('').toLocaleUpperCase('en');
}
