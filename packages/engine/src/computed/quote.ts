const MOST = 48;

/** The words in quotation marks, cut at a word where they are long. */
export function quote(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= MOST) return `“${plain}”`;
  const cut = plain.slice(0, MOST);
  const end = cut.lastIndexOf(' ');
  return `“${(end > MOST / 2 ? cut.slice(0, end) : cut).trimEnd()}…”`;
}
