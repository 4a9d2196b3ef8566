/** Room for the sign that something was left out. */
const CUT = '…';

/** The text if it is no longer than so many characters, else its beginning up to a whole word, with a sign that it goes on. */
export function shortened(text: string, most: number): string {
  const letters = [...text];
  if (letters.length <= most) return text;
  const begun = letters.slice(0, most - CUT.length).join('');
  const atWord = begun.replace(/\s+\S*$/u, '');
  return `${atWord.length > most / 2 ? atWord : begun}${CUT}`;
}
