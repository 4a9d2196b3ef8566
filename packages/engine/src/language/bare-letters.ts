/** Letters and digits only, in lower case. */
export const bareLetters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
