/** Features of a headline found by its punctuation, its figures and the openings of its sentences. */
export interface Pattern {
  readonly name: string;
  /** Needs the flag g. */
  readonly pattern: RegExp;
  /** Cap on the number of matches that count; 1 by default. */
  readonly most?: number;
}

const opens = (name: string, words: string): Pattern => ({
  name: `opening with ${name}`,
  pattern: new RegExp(`^["“'‘]?(?:${words})(?![\\p{L}'’])`, 'giu'),
});

const goesOn = (name: string, words: string): Pattern => ({
  name: `a new sentence with ${name}`,
  pattern: new RegExp(`(?<=[.?!…]["'”’]? )(?:${words})(?![\\p{L}])`, 'giu'),
});

export const PATTERNS: Readonly<Record<string, Pattern>> = {
  question: { name: 'a question', pattern: /\?/g },
  questionEnd: { name: 'a question at the end', pattern: /\?(?=["'”’)]*$)/g },
  exclamation: { name: 'an exclamation mark', pattern: /!/g },
  ellipsis: { name: 'a sentence left open', pattern: /…|\.\.\./g },
  colon: { name: 'a colon', pattern: /:(?!\d)/g },
  quotation: {
    name: 'a quotation',
    pattern: /["“][^"”]+["”]|(?<!\p{L})['‘]\p{L}[^'’]*(?:['’]\p{L}[^'’]*)*['’]/gu,
  },
  bracket: { name: 'a bracket', pattern: /[([][^)\]]*[)\]]/g },
  dash: { name: 'a dash', pattern: / [-–—]+ |—|--/g },
  comma: { name: 'commas', pattern: /,(?!\d)/g, most: 2 },
  fullStop: { name: 'a full stop at the end', pattern: /\.(?=["'”’)]*$)/g },
  capitals: { name: 'capitals', pattern: /\b[A-Z]{3,}\b/g, most: 2 },
  figure: { name: 'a figure', pattern: /\d+(?:[.,:]\d+)*/g },
  startsFigure: { name: 'opening with a figure', pattern: /^["“]?\d+/g },
  clock: { name: 'a time of the clock', pattern: /\b\d?\d:\d\d\b/g },
  year: { name: 'a year', pattern: /\b(?:19|20)\d\d\b/g },
  sum: { name: 'a sum of money', pattern: /[$€£]\s?\d[\d.,]*/g },
  percentage: { name: 'a percentage', pattern: /\d[\d.]*\s?(?:%|percent)/gi },
  largeFigure: { name: 'a large figure', pattern: /\d[\d,]*,\d{3}|\b(?:million|billion)s?\b/gi },
  ing: { name: 'something going on', pattern: /\b\p{L}{3,}ing\b/giu, most: 2 },
  ed: { name: 'something that was done', pattern: /\b\p{L}{2,}ed\b/giu, most: 2 },
  est: { name: 'a superlative', pattern: /\b\p{L}{3,}est\b/giu },
  ly: { name: 'adverbs', pattern: /\b\p{L}{3,}ly\b/giu, most: 2 },
  contraction: { name: 'contractions', pattern: /\p{L}['’](?:s|re|ve|ll|d|t|m)\b/giu, most: 3 },
  and: { name: '“and”', pattern: /\band\b/gi, most: 2 },
  but: { name: '“but”', pattern: /\bbut\b/gi },
  opensA: opens('“a”', 'an?'),
  opensThe: opens('“the”', 'the'),
  opensThis: opens('“this”', 'this|these'),
  opensWhat: opens('“what”', "what|what's|what’s"),
  opensHow: opens('“how”', 'how'),
  opensWhy: opens('“why”', 'why'),
  opensIf: opens('“if”', 'if'),
  opensWhen: opens('“when”', 'when'),
  opensPerson: opens('somebody unnamed', "(?:he|she|they)(?:['’]\\p{L}+)?"),
  opensI: opens('“I” or “we”', "(?:i|my|we|our)(?:['’]\\p{L}+)?"),
  opensYou: opens('the reader', "(?:you|your)(?:['’]\\p{L}+)?"),
  opensHere: opens('“here”', "here(?:['’]s)?"),
  opensIng: opens('a verb in -ing', '\\p{L}{3,}ing'),
  opensQuotation: { name: 'opening with a quotation', pattern: /^["“'‘]/g },
  opensRequest: opens(
    'a request',
    "watch|see|look|meet|check|listen|think|imagine|remember|don['’]t|try|get|let|buy|shop|order|save",
  ),
  opensSome: opens('“some”', 'some\\p{L}*'),
  goesOnAnd: goesOn('“and”', 'and|so|then'),
  goesOnBut: goesOn('“but”', 'but|yet|except'),
  goesOnThis: goesOn('“this” or “here”', "here(?:['’]s)?|this|that|these|it(?:['’]s)?"),
  goesOnPerson: goesOn('a person', "(?:he|she|they|i|we|you)(?:['’]\\p{L}+)?"),
};
