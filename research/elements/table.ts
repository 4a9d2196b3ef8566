/** Rows of a CSV file (RFC 4180), keyed by the column names in its first line. */
export function readTable(text: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!;
    if (quoted && letter === '"' && text[at + 1] === '"') {
      cell += '"';
      at++;
    } else if (letter === '"') quoted = !quoted;
    else if (!quoted && (letter === ',' || letter === '\n')) {
      rows.at(-1)!.push(cell);
      cell = '';
      if (letter === '\n') rows.push([]);
    } else if (quoted || letter !== '\r') cell += letter;
  }
  if (cell !== '') rows.at(-1)!.push(cell);
  const [names = [], ...data] = rows.filter((row) => row.length > 0);
  return data.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? ''])));
}
