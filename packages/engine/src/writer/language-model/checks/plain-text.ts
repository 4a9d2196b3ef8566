/** Control and format characters, which can join, reverse or hide letters. Includes line breaks. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Tags, entities and Markdown: code, emphasis, links, images, headings, quotes, tables and lists. */
const MARKUP = /[<>`|\\]|&#?\w+;|\*|__|~~|\]\(|!\[|\]\[|^\s*(?:#|[-+•]\s|\d+[.)]\s)|\{\{|\$\{/;

/** URLs with or without a scheme, email addresses and handles. */
const ADDRESS =
  /\b[a-z][a-z+.-]*:\/\/\S+|\b(?:mailto|javascript|data|tel):\S+|[\w.+-]*@[\w.-]+|\b[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b\S*/gi;

/** Whether the text is one paragraph of visible characters without markup, and has no address that the ad does not contain. */
export function isPlain(words: string, adWords: string): boolean {
  if (HIDDEN.test(words) || MARKUP.test(words)) return false;
  const known = adWords.toLowerCase();
  return [...words.matchAll(ADDRESS)].every(([address]) =>
    known.includes(address.toLowerCase().replace(/[.,;:!?”’")]+$/, '')),
  );
}
