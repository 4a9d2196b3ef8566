const UNFINISHED = /\b(?:the|an?|of|to|for|with|without|your|our|my|and|or|but|from|in|on|at|by)$/i;

/** Whether words break off in the midst of a sentence: 'Legally binding e-signatures for'. */
export const breaksOff = (words: string): boolean => UNFINISHED.test(words.trimEnd());

const JOINS = /^\W*(?:the|an?|of|to|for|with|without|and|or|but|from|in|on|at|by)\s(?=.*\b\p{Lu})/u;

/** Whether words begin in the midst of a sentence: small, where capitals follow, as in 'by Candlelight'. */
export const beginsMidway = (words: string): boolean => JOINS.test(words.trimStart());

/** Whether words are a part of what stands in the picture: a reader who sees them quoted sees half of it. */
export const isPart = (words: string): boolean => breaksOff(words) || beginsMidway(words);
