/**
 * Words in a picture addressed to a language model rather than to people, such as what to ignore or how to rate. An ad with such
 * words is read like any other, but nothing they are part of is believed.
 */
const ORDERS = [
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules|guidelines|above|previous|prior)\b/i,
  /\b(?:system|developer) (?:prompt|message|note)\b|\blanguage model\b|\bprompt injection\b|\bai (?:reviewer|grader|judge|rater|model|assistant|system)s?\b/i,
  /\b(?:rate|grade|rank|assign|output|answer|respond)\b.{0,40}(?<![$€£¥\d])(?:100|10\s?\/\s?10|full (?:marks|points)|a\+|maximum|highest|perfect)(?![\w%])/i,
  /\b(?:give|return|set|score)\b.{0,40}\b(?:ten out of ten|full (?:marks|points)|ratings?|perfect score|100 (?:for|in|to) (?:each|every|all|any))\b/i,
  /\b(?:rating|score|grade)s?["”]?\s*[:=]?\s*(?:100|a\+)(?![\w%])/i,
] as const;

/** Most lines that one order may span. */
const LINES_OF_AN_ORDER = 3;

/** Whether the text of an ad, or a few consecutive lines of it, addresses a language model. */
export const containsPromptInjection = (lines: readonly string[]): boolean =>
  lines.some((_, at) => isPromptInjection(lines.slice(at, at + LINES_OF_AN_ORDER).join(' ')));

export const isPromptInjection = (words: string): boolean => ORDERS.some((order) => order.test(words));
