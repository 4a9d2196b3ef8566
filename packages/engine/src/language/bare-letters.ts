/** Letters and figures of a text in lower case, without what stands between them. */
export const bareLetters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
