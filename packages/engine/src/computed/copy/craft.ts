import type { Copy, Craft, PullPart } from '../../artifacts/copy-artifacts.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { excerpt, joinWithConjunction } from './quotes.ts';
import { capitalize } from '../../capitalize.ts';

/** Reasons listed per side. The rest matter less. */
const MOST_NAMED = 3;

const MESSAGES = {
  helps: ' What helps: {gains}.',
  hurts: ' What hurts: {losses}.',
  both: ' What helps: {gains}; what hurts: {losses}.',
  readAloud: 'Read {opening} aloud, and keep what you would say to one person.',
} as const;

interface Fix {
  readonly message: string;
  /** Replaces {words} when there are no words to quote. */
  readonly otherwise: string;
}

/** Faults that a writer can fix, and how. */
const FIXES: Readonly<Record<string, Fix>> = {
  'stock phrases': { message: 'replace {words} with facts', otherwise: 'the stock phrases' },
  'running people down': { message: 'remove {words}', otherwise: 'the insult' },
  scares: { message: 'remove {words}', otherwise: 'the threat' },
  clickbait: { message: 'say what the product is', otherwise: '' },
  'slips of grammar': { message: 'correct {words}', otherwise: 'the grammar' },
  'news of the company': { message: 'leave out {words}', otherwise: 'the company’s story' },
  'claims that nobody can promise': { message: 'remove {words}', otherwise: 'the claim' },
  jargon: { message: 'say {words} in plain words', otherwise: 'the jargon' },
  'abstract words': { message: 'turn abstract nouns into who does what', otherwise: '' },
  'long words': { message: 'use shorter words', otherwise: '' },
  repetition: { message: 'say {words} once', otherwise: 'it' },
  'abbreviations of the trade': { message: 'spell out the abbreviations or drop them', otherwise: '' },
  'words in capitals': { message: 'drop the all caps', otherwise: '' },
  'sentences about the advertiser alone': {
    message: 'turn a sentence about you into one about the reader',
    otherwise: '',
  },
  'dark words said to the reader': { message: 'tell the reader what gets better', otherwise: '' },
  'years gone by': { message: 'say what is true today', otherwise: '' },
};

/** Reader-friendly names for traits whose names in the model are awkward. */
const LABELS: Readonly<Record<string, string>> = {
  'running people down': 'insults',
  scares: 'threats',
  'slips of grammar': 'grammar mistakes',
  'naming its own limits': 'honest conditions',
  'news of the company': 'company news',
  'claims that nobody can promise': 'claims nobody can keep',
  numbers: 'numbers in words',
  'words of its own': 'specific words',
  'words of the senses': 'sensory words',
  'spoken English (“it’s”, “we’ll”)': 'a conversational tone',
  'what somebody said': 'a quote',
  'years gone by': 'company history',
  'abbreviations of the trade': 'trade abbreviations',
  'words in capitals': 'all caps',
  'sentences to the reader': 'sentences that address the reader',
  'sentences about the advertiser alone': 'sentences about the advertiser only',
  'dark words said to the reader': 'negative words aimed at the reader',
};

/** What to add when nothing has to be removed: traits of professional copy that this one lacks. */
const ADDITIONS: Readonly<Record<string, string>> = {
  numbers: 'count something that is true',
  figures: 'give a true figure',
  'exact figures': 'give the exact figure',
  names: 'name a person or a place',
  'days and times': 'name the day or the hour',
  prices: 'say what it costs',
  'naming its own limits': 'name a condition',
  'spoken English (“it’s”, “we’ll”)': 'write it as you would say it',
  'words of its own': 'say more that only you can say',
  'words of the senses': 'say what the reader will see, hear or taste',
};

/** ' What helps: prices; what hurts: stock phrases.', from the largest effects; empty when none is notable. */
export function craftReasons({ parts }: Craft): string {
  const gains = namesOf(parts.filter(({ name, effect }) => effect > 0 && !(name in FIXES)));
  const losses = namesOf(parts.filter(isLoss));
  if (gains === '' && losses === '') return '';
  if (losses === '') return formatMessage(MESSAGES.helps, { gains });
  return formatMessage(gains === '' ? MESSAGES.hurts : MESSAGES.both, { gains, losses });
}

const namesOf = (parts: readonly PullPart[]): string =>
  joinWithConjunction(parts.slice(0, MOST_NAMED).map(({ name }) => LABELS[name] ?? name));

/** Measures of the whole copy. They count as present even without hits at a specific place. */
const OF_THE_WHOLE: ReadonlySet<string> = new Set([
  'abstract words',
  'long words',
  'abbreviations of the trade',
  'words in capitals',
  'sentences about the advertiser alone',
  'dark words said to the reader',
  'years gone by',
]);

/** Whether a part is present and costs points. What is only missing becomes advice instead. */
const isLoss = ({ name, effect, hits }: PullPart): boolean =>
  effect < 0 && name in FIXES && (hits.length > 0 || OF_THE_WHOLE.has(name));

/** At most three things to do, costliest first. None of them states a fact that the copy does not contain. */
export function craftAdvice({ parts }: Craft, copy: Copy): string {
  const named = new Set<string>();
  const fixes = parts.filter(isLoss).flatMap(({ name, hits }) => {
    const fix = FIXES[name];
    // One word can be two faults; tell the writer to change it only once.
    const hit = hits.find(({ text }) => !named.has(text.toLowerCase()));
    if (!fix || (hits.length > 0 && !hit)) return [];
    if (hit) named.add(hit.text.toLowerCase());
    return [formatMessage(fix.message, { words: hit ? `“${hit.text}”` : fix.otherwise })];
  });
  const additions = parts.flatMap(({ name, effect }) => (effect < 0 && ADDITIONS[name]) || []);
  const [first = '', ...others] = [...new Set([...fixes, ...additions])].slice(0, MOST_NAMED);
  if (first === '') return formatMessage(MESSAGES.readAloud, { opening: excerpt(copy.opening.text, 40) });
  return `${joinWithConjunction([capitalize(first), ...others])}.`;
}
