/** Talk about the task instead of doing it, and refusals. */
const ASIDE =
  /\b(?:as an? (?:ai|language model|assistant)|language model|system prompt|(?:your|my|the|these|previous|prior) instructions?|as (?:requested|instructed|asked)|i(?:'m| am) (?:sorry|unable)|i (?:can(?:'t|not)|won't|will not)|ignore (?:all|the|any|your|previous|prior)|prompt injection)\b/i;

/** Judgments that no measurement supports. */
const ABSOLUTE =
  /\b(?:perfect(?:ly|ion)?|flawless(?:ly)?|excellent|outstanding|brilliant|superb|impeccable|masterpiece|amazing|stunning|world[- ]class|unbeatable|best|greatest|awful|terrible|horrible|worst|useless|disaster|garbage|ugly|stupid|scam)\b/gi;

/** Results and outside evidence, which were never measured. */
const PROMISED =
  /\b(?:clicks?|click[- ]through|ctr|conversions?|convert(?:s|ing)?|sales|revenue|roas|roi|engagement|profits?|studies|study|research|experts?|scientists?|proven|guaranteed?)\b/gi;

/** Things a picture may contain. The text may name them only if the facts do. */
const THINGS =
  /\b(?:faces?|persons?|people|man|men|woman|women|child(?:ren)?|kids?|smil(?:e|es|ing)|logos?|buttons?|badges?|animations?|videos?|prices?|discounts?|testimonials?|reviews?|guarantees?|deadlines?)\b/gi;

/** Whether text about findings stays on task and adds no judgments, results or things that the facts do not name. */
export const staysWithinFacts = (words: string, texts: string): boolean =>
  staysOnTask(words) && [ABSOLUTE, PROMISED, THINGS].every((pattern) => named(pattern, words, texts));

export const staysOnTask = (words: string): boolean => !ASIDE.test(words.replaceAll('’', "'"));

function named(pattern: RegExp, words: string, texts: string): boolean {
  return [...words.matchAll(pattern)].every(([word]) => {
    const beginning = word.toLowerCase().replace(/(?<!s)s$/, '');
    return new RegExp(`\\b${beginning}`, 'i').test(texts);
  });
}
