const LONGEST = 56;
const END = 14;

/** Shortens a file name to fit one line. Keeps its end, which tells files apart. */
export function shortName(name: string): string {
  const letters = [...name];
  if (letters.length <= LONGEST) return name;
  return `${letters.slice(0, LONGEST - END - 1).join('')}…${letters.slice(-END).join('')}`;
}
