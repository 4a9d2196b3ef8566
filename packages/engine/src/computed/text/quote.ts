/** Headlines of two sentences are quoted whole: the second is the point. */
const MOST = 64;

/** What the reader of a picture takes for a mark where a line ends or a drawing begins. */
const SCRAPS = /[«»■□●◆◦¦|*_~^¬]+/gu;

/** Marks that a line begins or ends with and that belong to no word: a hyphen that split it, a lone quotation mark. */
const AT_THE_ENDS =
  /^'(?=\p{Lu}\p{Ll})(?!'(?:Tis|Twas|Til)\b)|^[\s\-–—.,:;]+(?=\p{L})|(?<=[^s\s])['’`](?=\s*$)|[\s\-–—,;]+$|\s+[>›→]+$|(?<!\([^)]*)\s+\)$/gu;

/** A quotation that is a whole line: the marks around it are those of the report. */
const WHOLLY_QUOTED = /^\s*["“”„]([^"“”„]+)["“”„]\s*$/u;

/** The words as they are quoted: spaces evened, without the scraps that a reading leaves around them. */
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

/** The words in quotation marks, cut at a word where they are long; a period at the end is left to the sentence around. */
export function quote(text: string): string {
  const plain = plainWords(text);
  if (plain.length <= MOST) return `“${plain}”`;
  const cut = plain.slice(0, MOST);
  const end = cut.lastIndexOf(' ');
  return `“${(end > MOST / 2 ? cut.slice(0, end) : cut).trimEnd()}…”`;
}
