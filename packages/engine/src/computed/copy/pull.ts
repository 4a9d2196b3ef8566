import type { Pull, PullPart } from '../../copy-artifacts.ts';
import { excerpt } from './quotes.ts';

/** Reasons named for one side; the rest are smaller. */
const MOST_NAMED = 2;

/** Ways named to fix it. */
const MOST_IDEAS = 3;

/** ': it gains by a figure (“7”) and loses by a question', from the largest parts; empty where none is notable. */
export function pullReasons({ parts }: Pull): string {
  const told = parts.filter((part) => TOLD.has(part.name) && !isMistaken(part));
  const gains = told.filter(({ effect }) => effect > 0);
  const losses = told.filter(({ name, effect }) => effect < 0 && MENDED[name] !== undefined);
  const sides = [
    ...(gains.length > 0 ? [`gains by ${named(gains)}`] : []),
    ...(losses.length > 0 ? [`loses by ${named(losses)}`] : []),
  ];
  return sides.length === 0 ? '' : `: it ${sides.join(', and ')}`;
}

/** “Here” has the stem of “her”, and speaks of nobody. */
const isMistaken = ({ hits }: PullPart): boolean =>
  hits.length > 0 && hits.every(({ text }) => /^here\b/i.test(text));

function named(parts: readonly PullPart[]): string {
  const chosen: PullPart[] = [];
  for (const part of parts) {
    if (chosen.length < MOST_NAMED && !chosen.some((other) => samePlace(part, other))) chosen.push(part);
  }
  return chosen.map(labelled).join(' and ');
}

/** A word and the class it belongs to are one reason to a reader. */
const samePlace = (part: PullPart, other: PullPart): boolean =>
  part.hits.some((hit) => other.hits.some(({ start, end }) => hit.start < end && start < hit.end));

function labelled({ name, hits: [first] }: PullPart): string {
  if (!first || name.includes('“') || !/\p{L}|\p{N}/u.test(first.text)) return name;
  return `${name} (“${first.text}”)`;
}

/** Features of form and address, which a reader sees in the words and a writer can change. A topic is the ad's own. */
const TOLD: ReadonlySet<string> = new Set([
  'somebody it does not name',
  'a question',
  'a question at the end',
  'an exclamation mark',
  'a sentence left open',
  'a colon',
  'a quotation',
  'a bracket',
  'a dash',
  'commas',
  'capitals',
  'a figure',
  'opening with a figure',
  'a sum of money',
  'a superlative',
  'a word to the reader',
  'somebody speaking for themselves',
  'a turn',
  'a reason',
  'a hedging word',
  'a vague amount',
  'words of the senses',
  'things one can see',
]);

/** How each of them is mended without a new fact. What the copy's other checks ask for, a figure or 'you', is none. */
const MENDED: Readonly<Record<string, (words: string) => string>> = {
  'a question': () => 'tell the answer in the place of the question',
  'a question at the end': () => 'tell the answer in the place of the question',
  'an exclamation mark': () => 'end it with a full stop in the place of “!”',
  'a sentence left open': () => 'finish the sentence that “…” leaves open',
  'a colon': () => 'make one sentence of what stands before and after the colon',
  'a quotation': () => 'say it without the quotation marks',
  'a bracket': (words) => `take ${words} out of its brackets`,
  'a dash': () => 'make one sentence of what stands before and after the dash',
  commas: () => 'make two sentences of it at the comma',
  capitals: (words) => `set ${words} in small letters`,
  'a superlative': (words) => `put what is true of it in the place of ${words}`,
  'a hedging word': (words) => `drop ${words}`,
  'a vague amount': (words) => `put the true figure in the place of ${words}`,
};

/** What wins most that the text lacks and a writer can add without a new fact. */
const ADVISABLE: Readonly<Record<string, string>> = {
  'a figure': 'put the true figure in',
  'somebody speaking for themselves': 'let a buyer speak in the first person, if one has',
  'a turn': 'give it a turn: what was expected, then “but” or “until”',
};

const LENGTH = 'its length';

/** Words of an opening that is read before 'more'. Judgement. */
const LONG = 15;

/** What to change, with the words that cost most quoted. */
export function pullAdvice({ parts, unused }: Pull, lead: string): string {
  const losses = parts.filter(({ effect }) => effect < 0);
  const words = lead.split(/\s+/).length;
  const shorter =
    words > LONG && losses.some(({ name }) => name === LENGTH)
      ? [`cut the ${words} words that show first to ${LONG} or so`]
      : [];
  const mended = losses.flatMap(({ name, hits: [first] }) => {
    const mend = MENDED[name];
    return mend && first ? [mend(`“${first.text}”`)] : [];
  });
  const ideas = unused.flatMap(({ name }) => ADVISABLE[name] ?? []);
  const ways = [...new Set([...mended.slice(0, 1), ...shorter, ...ideas])].slice(0, MOST_IDEAS);
  return ways.length === 0
    ? `Say in ${excerpt(lead, 40)} what happened or changed, with its point in plain sight.`
    : `In ${excerpt(lead, 40)}, ${ways.length < 2 ? ways.join('') : `${ways.slice(0, -1).join(', ')}, or ${ways.at(-1)}`}.`;
}
