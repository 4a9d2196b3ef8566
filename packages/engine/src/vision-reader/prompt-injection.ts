/**
 * Words in a picture addressed to a language model rather than to people, such as what to ignore or how to rate. An ad with such
 * words is read like any other, but nothing they are part of is believed.
 */
const ORDERS = [
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules|guidelines|above|previous|prior)\b/i,
  /\b(?:system|developer) (?:prompt|message|note)\b|\bprompt injection\b/i,
  // Ads sell assistants and models; only an order speaks to one.
  /\b(?:dear|hey|hello|hi|attention|notes? (?:to|for)|you are) (?:(?:the|an?|any|all|every) )?(?:(?:large )?language model|ai (?:reviewer|grader|judge|rater|model|assistant|system))s?\b/i,
  // Without an object the verb may be a noun, which the next clause does not belong to: 'Fixed rate for 5 years, perfect for …'.
  /\b(?:rate|grade|rank|assign|output|answer|respond)\b(?:[^.,;!?]{0,40}|(?= (?:this|it|the|each|every|all|me|us|with|as)\b).{0,40})(?<![$€£¥\d])(?:100(?! ?(?:w|watts?|kw|v|volts?|ma|mah|hz|lumens?|questions?|emails?|calls?)\b)|10\s?\/\s?10|full (?:marks|points)|maximum|highest|perfect)(?![\w%])/i,
  /\b(?:rate|grade|give|assign)\b (?:this|it|the|every|each|all|me|an?)\b.{0,40}\ba\+(?![\w%])/i,
  /\b(?:give|return|set|score)\b.{0,40}\b(?:ten out of ten|full (?:marks|points)|ratings?(?! (?:in|on) (?:the )?(?:app|play|google|trustpilot|yelp|amazon)\b)|perfect score|100 (?:for|in|to) (?:each|every|all|any))\b/i,
  /\b(?:rating|score|grade)s?["”]?\s*[:=]?\s*100(?![\w%]| in (?:\w+ ){0,2}tests?\b)/i,
  // A label of quality has other words before it: 'Energy grade: A+'.
  /^\W*(?:rating|score|grade)s?["”]?\s*[:=]\s*a\+(?![\w%])/i,
] as const;

/** Most lines that one order may span. */
const LINES_OF_AN_ORDER = 3;

/** Whether the text of an ad, or a few consecutive lines of it, addresses a language model. */
export const containsPromptInjection = (lines: readonly string[]): boolean =>
  lines.some((_, at) => isPromptInjection(lines.slice(at, at + LINES_OF_AN_ORDER).join(' ')));

export const isPromptInjection = (words: string): boolean => ORDERS.some((order) => order.test(words));
