const MOST = 48;

/** The words in quotation marks, cut at a word where they are long; a full stop at the end is left to the sentence around. */
export function quote(text: string): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<=[^.])\.$/, '');
  if (plain.length <= MOST) return `“${plain}”`;
  const cut = plain.slice(0, MOST);
  const end = cut.lastIndexOf(' ');
  return `“${(end > MOST / 2 ? cut.slice(0, end) : cut).trimEnd()}…”`;
}
