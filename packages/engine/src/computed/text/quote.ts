/** In characters. Enough for headlines of two sentences, where the second one is the point. */
const MOST = 64;

/** Symbols that OCR sees where a line ends or a drawing begins. */
const SCRAPS = /[«»■□●◆◦¦|*_~^¬]+/gu;

/** Marks at the ends of a line that belong to no word: a hyphen from a line break, a lone quotation mark. */
const AT_THE_ENDS =
  /^'(?=\p{Lu}\p{Ll})(?!'(?:Tis|Twas|Til)\b)|^[\s\-–—.,:;]+(?=\p{L})|(?<=[^s\s])['’`](?=\s*$)|[\s\-–—,;]+$|\s+[>›→]+$|(?<!\([^)]*)\s+\)$/gu;

/** A line that is entirely a quotation. The report adds its own quotation marks. */
const WHOLLY_QUOTED = /^\s*["“”„]([^"“”„]+)["“”„]\s*$/u;

/** The words as they are quoted, with normalized spaces and without OCR scraps around them. */
export function plainWords(read: string): string {
  const text = WHOLLY_QUOTED.exec(read)?.[1] ?? read;
  const paired = (text.match(/["“”„]/gu)?.length ?? 0) % 2 === 0;
  let open = false;
  return text
    .replace(SCRAPS, '')
    .replace(/["“”„]/gu, () => {
      open = !open;
      return paired ? (open ? '‘' : '’') : '';
    })
    .replace(/\s+/g, ' ')
    .trim()
    .replace(AT_THE_ENDS, '')
    .replace(/(?<=[^.])\.{1,2}$/, '');
}

/** The words in quotation marks, cut between words when too long. A final period is left to the surrounding sentence. */
export function quote(text: string): string {
  const plain = plainWords(text);
  if (plain.length <= MOST) return `“${plain}”`;
  const cut = plain.slice(0, MOST);
  const end = cut.lastIndexOf(' ');
  return `“${(end > MOST / 2 ? cut.slice(0, end) : cut).trimEnd()}…”`;
}
