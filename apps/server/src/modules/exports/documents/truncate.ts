const CUT = '…';

/** Cuts a text longer than `most` characters, at a word boundary if possible, and adds an ellipsis. */
export function truncate(text: string, most: number): string {
  const letters = [...text];
  if (letters.length <= most) return text;
  const begun = letters.slice(0, most - CUT.length).join('');
  const atWord = begun.replace(/\s+\S*$/u, '');
  return `${atWord.length > most / 2 ? atWord : begun}${CUT}`;
}
