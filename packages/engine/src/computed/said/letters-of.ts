/** Letters and figures of a text in lower case, without what stands between them. */
export const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/¡/g, 'i')
    .replace(/[^\p{L}\p{N}]/gu, '');
