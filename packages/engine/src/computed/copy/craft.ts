import type { Copy, Craft, PullPart } from '../../copy-artifacts.ts';
import { excerpt } from './quotes.ts';

/** Reasons named for one side; the rest are smaller. */
const MOST_NAMED = 3;

/** Losses that a writer can do something about, and what; quoted where the words can be pointed at. */
const FIXES: Readonly<Record<string, (words: string) => string>> = {
  'stock phrases': (words) => `replace ${words || 'the stock phrases'} with facts`,
  'running people down': (words) => `take out ${words || 'the insult'}`,
  scares: (words) => `take out ${words || 'the threat'}`,
  clickbait: () => 'say what the product is',
  'slips of grammar': (words) => `correct ${words || 'the grammar'}`,
  'news of the company': (words) => `leave out ${words || 'the company’s story'}`,
  'claims that nobody can promise': (words) => `take out ${words || 'the claim'}`,
  jargon: (words) => `say ${words || 'the jargon'} in plain words`,
  'abstract words': () => 'turn abstract nouns into who does what',
  'long words': () => 'use shorter words',
  repetition: (words) => `say ${words || 'it'} once`,
  'abbreviations of the trade': () => 'spell the abbreviations out or drop them',
  'words in capitals': () => 'set the capitals in lower case',
  'sentences about the advertiser alone': () => 'turn a sentence about you into one about the reader',
  'dark words said to the reader': () => 'tell the reader what gets better',
  'years gone by': () => 'tell what is true today',
};

/** What professional copy has that this one lacks, where nothing in it has to go. */
const ADDITIONS: Readonly<Record<string, string>> = {
  numbers: 'count something that is true',
  figures: 'give a true figure',
  'exact figures': 'give the exact figure',
  names: 'name a person or a place',
  'days and times': 'name the day or the hour',
  prices: 'say what it costs',
  'naming its own limits': 'name a limit',
  'spoken English (“it’s”, “we’ll”)': 'write it as you would say it',
  'words of its own': 'say more that is true of this product alone',
  'words of the senses': 'say what one sees, hears or tastes',
};

/** ': it gains by prices and loses by stock phrases', from the largest parts; empty where none is notable. */
export function craftReasons({ parts }: Craft): string {
  const list = (some: readonly PullPart[]): string =>
    joined(some.slice(0, MOST_NAMED).map(({ name }) => name));
  const gains = parts.filter(({ name, effect }) => effect > 0 && !(name in FIXES));
  const losses = parts.filter(isLoss);
  const told = [
    ...(gains.length > 0 ? [`gains by ${list(gains)}`] : []),
    ...(losses.length > 0 ? [`loses by ${list(losses)}`] : []),
  ];
  return told.length === 0 ? '' : `: it ${told.join(', and ')}`;
}

/** Measures of the whole copy, which are seen without a place of their own. */
const OF_THE_WHOLE: ReadonlySet<string> = new Set([
  'abstract words',
  'long words',
  'abbreviations of the trade',
  'words in capitals',
  'sentences about the advertiser alone',
  'dark words said to the reader',
  'years gone by',
]);

/** A thing that is there and costs; what is only missing is told as advice. */
const isLoss = ({ name, effect, hits }: PullPart): boolean =>
  effect < 0 && name in FIXES && (hits.length > 0 || OF_THE_WHOLE.has(name));

/** At most three things to do, those that cost most first; nothing that would need a fact the copy does not have is stated. */
export function craftAdvice({ parts }: Craft, copy: Copy): string {
  const fixes = parts.filter(isLoss).flatMap(({ name, hits: [first] }) => {
    const fix = FIXES[name];
    return fix ? [fix(first ? `“${first.text}”` : '')] : [];
  });
  const additions = parts.flatMap(({ name, effect }) => (effect < 0 && ADDITIONS[name]) || []);
  const ways = [...fixes, ...additions].slice(0, MOST_NAMED);
  return ways.length === 0
    ? `Read ${excerpt(copy.opening.text, 40)} aloud, and keep what you would say to one person.`
    : `From ${excerpt(copy.opening.text, 40)} on, ${joined(ways)}.`;
}

const joined = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
