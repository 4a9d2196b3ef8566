const UNFINISHED = /\b(?:the|an?|of|to|for|with|without|your|our|my|and|or|but|from|in|on|at|by)$/i;

/** Whether words break off in the midst of a sentence: 'Legally binding e-signatures for'. */
export const breaksOff = (words: string): boolean => UNFINISHED.test(words.trimEnd());
