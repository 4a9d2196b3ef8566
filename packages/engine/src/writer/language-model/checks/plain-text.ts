/** What makes letters run together, change direction or hide: format and control characters, also line breaks. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Tags and entities; Markdown's code, emphasis, links, images, headings, quotes, tables and lists. */
const MARKUP = /[<>`|\\]|&#?\w+;|\*|__|~~|\]\(|!\[|\]\[|^\s*(?:#|[-+•]\s|\d+[.)]\s)|\{\{|\$\{/;

/** Addresses with and without a scheme, mail addresses, handles. */
const ADDRESS =
  /\b[a-z][a-z+.-]*:\/\/\S+|\b(?:mailto|javascript|data|tel):\S+|[\w.+-]*@[\w.-]+|\b[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b\S*/gi;

/** One paragraph of visible letters without markup, and no address that the ad does not give itself. */
export function isPlain(words: string, adWords: string): boolean {
  if (HIDDEN.test(words) || MARKUP.test(words)) return false;
  const known = adWords.toLowerCase();
  return [...words.matchAll(ADDRESS)].every(([address]) =>
    known.includes(address.toLowerCase().replace(/[.,;:!?”’")]+$/, '')),
  );
}
