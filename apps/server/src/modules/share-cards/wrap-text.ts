/** Widths of Newsreader's letters in em, from its metrics, slightly generous. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijltfIr.,;:'’‘|!()[\]-]/u, 0.33],
  [/[ “”"]/u, 0.3],
  [/[mwMW%—]/u, 0.86],
  [/[A-Z&@€$]/u, 0.68],
  [/[0-9a-zß-ÿ–]/u, 0.51],
];
/** Width of a letter of another script. */
const WIDEST = 1;

const widthOf = (text: string): number =>
  [...text].reduce(
    (sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? WIDEST),
    0,
  );

/** Scripts without spaces: a line may break after any letter, but not before a closing mark. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー][\u3001\u3002\u300d\u300f\uff01\uff0c\uff0e\uff1f]*|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;

/** Pieces that stay on one line, each with the space before it. */
const piecesOf = (text: string): { space: string; piece: string }[] =>
  text
    .split(/\s+/u)
    .filter(Boolean)
    .flatMap((word) =>
      [...word.matchAll(UNSPACED)].map(([piece], index) => ({ space: index === 0 ? ' ' : '', piece })),
    );

/**
 * Breaks text between words into lines no wider than `em`. Text that does not fit ends in an ellipsis. A word that is
 * longer than a line is cut off.
 */
export function wrapText(text: string, { em, lines }: { em: number; lines: number }): string[] {
  const broken: string[] = [''];
  for (const { space, piece } of piecesOf(text)) {
    const last = broken.at(-1) ?? '';
    const joined = last === '' ? piece : `${last}${space}${piece}`;
    if (last === '' || widthOf(joined) <= em) broken[broken.length - 1] = joined;
    else broken.push(piece);
  }
  const shown = broken.slice(0, lines).map((line) => (widthOf(line) <= em ? line : cutWord(line, em)));
  const last = shown.at(-1);
  if (broken.length > lines && last !== undefined) shown[lines - 1] = ended(last, em);
  return shown;
}

/** Ends the line in an ellipsis, dropping words if that needs room. */
function ended(line: string, em: number): string {
  const words = line.replace(/…$/u, '').split(' ');
  const sentence = () => `${words.join(' ').replace(/[\s,;:.]+$/u, '')}…`;
  while (words.length > 1 && widthOf(sentence()) > em) words.pop();
  return widthOf(sentence()) <= em ? sentence() : cutWord(sentence().replace(/…$/u, ''), em);
}

function cutWord(word: string, em: number): string {
  const letters = [...word];
  while (letters.length > 0 && widthOf(`${letters.join('')}…`) > em) letters.pop();
  return `${letters.join('')}…`;
}
