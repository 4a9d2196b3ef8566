/** No sentence ends with OPENING. One may end with the others, as in 'count on' or 'waiting for'. */
const OPENING = 'the|an?|of|without|your|our|my|and|or|but|from|every|each';
const LINKING = 'to|for|with|at|by';
const PLACING = 'in|on';

const UNFINISHED = new RegExp(String.raw`\b(?:${OPENING}|${LINKING}|${PLACING})$`, 'i');

/** Whether words stop in the middle of a sentence: 'Legally binding e-signatures for'. */
export const endsMidSentence = (words: string): boolean =>
  UNFINISHED.test(words.trimEnd()) || ENDS_IN_A_WORD.test(words.trimEnd());

/** A single letter that starts a word whose rest was not read: 'learn one d'. */
const ENDS_IN_A_WORD =
  /(?<=\p{L})(?<!\b(?:[Cc]lass|[Gg]en|[Gg]rade|[Mm]odel|[Oo]ption|[Pp]art|per|[Pp]lan|[Ss]eries|[Ss]ize|[Tt]ype|[Vv]itamin|[Zz]one))\s[b-hj-np-z]$/u;

const AWAITS = new RegExp(String.raw`\b(?:${OPENING})$`, 'i');
const FOR = new RegExp(String.raw`\b(?:${LINKING})$`, 'i');
/** Words of questions and clauses that may end in a preposition. */
const RELATES =
  /\b(?:what|who|whom|where|which|how|that|i|you|he|she|it|we|they|something|nothing|everything)\b/i;

/** An unfinished question: 'Can you escape in'. */
const ASKS = new RegExp(
  String.raw`^(?:can|could|will|would|do|does|did|are|is)\b.*\b(?:${LINKING}|${PLACING})$`,
  'i',
);

const JOINS = /^\W*(?:of|for|with|without|and|or|but|by|on)\s(?=.*\b\p{Lu})/u;

/** Whether words start in the middle of a sentence: a lowercase start with capitals after it, as in 'by Candlelight'. */
export const startsMidSentence = (words: string): boolean => JOINS.test(words.trimStart());

/** Whether words are only a fragment of what the picture says, so quoting them would show half of it. */
export const isFragment = (words: string): boolean => {
  const whole = words.trimEnd();
  return (
    AWAITS.test(whole) ||
    ENDS_IN_A_WORD.test(whole) ||
    ASKS.test(whole) ||
    (FOR.test(whole) && !RELATES.test(whole)) ||
    startsMidSentence(whole)
  );
};
