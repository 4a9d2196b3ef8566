/** Widths of Newsreader's letters in em, from its metrics, a little generous. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijltfIr.,;:'’‘|!()[\]-]/u, 0.33],
  [/[ “”"]/u, 0.3],
  [/[mwMW%—]/u, 0.86],
  [/[A-Z&@€$]/u, 0.68],
  [/[0-9a-zß-ÿ–]/u, 0.51],
];
/** A letter of another script. */
const WIDEST = 1;

const widthOf = (text: string): number =>
  [...text].reduce(
    (sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? WIDEST),
    0,
  );

/**
 * Lines of text no wider than `em`, broken between words; what does not fit ends in an ellipsis. A word that is longer
 * than a line is cut.
 */
export function wrapped(text: string, { em, lines }: { em: number; lines: number }): string[] {
  const broken: string[] = [''];
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const last = broken.at(-1) ?? '';
    const joined = last === '' ? word : `${last} ${word}`;
    if (last === '' || widthOf(joined) <= em) broken[broken.length - 1] = joined;
    else broken.push(word);
  }
  const shown = broken.slice(0, lines).map((line) => (widthOf(line) <= em ? line : cutWord(line, em)));
  const last = shown.at(-1);
  if (broken.length > lines && last !== undefined) shown[lines - 1] = ended(last, em);
  return shown;
}

/** The line with an ellipsis at its end, with fewer words where that needs room. */
function ended(line: string, em: number): string {
  const words = line.replace(/…$/u, '').split(' ');
  const sentence = () => `${words.join(' ').replace(/[\s,;:.]+$/u, '')}…`;
  while (words.length > 1 && widthOf(sentence()) > em) words.pop();
  return widthOf(sentence()) <= em ? sentence() : line;
}

function cutWord(word: string, em: number): string {
  const letters = [...word];
  while (letters.length > 0 && widthOf(`${letters.join('')}…`) > em) letters.pop();
  return `${letters.join('')}…`;
}
