import type { Pull, PullPart } from '../../artifacts/copy-artifacts.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { excerpt, joinWithConjunction } from './quotes.ts';

/** Reasons listed per side. The rest matter less. */
const MOST_NAMED = 2;

/** Suggestions listed for a fix. */
const MOST_IDEAS = 3;

const MESSAGES = {
  helps: ' What helps: {gains}.',
  hurts: ' What hurts: {losses}.',
  both: ' What helps: {gains}; what hurts: {losses}.',
  shorter: 'cut it from {words} words to about {most}',
  plain: 'Say in {lead} what happened or changed, with its point in plain sight.',
  change: 'In {lead}, {ways}.',
} as const;

/** ' What helps: a figure (“7”); what hurts: a question.', from the largest effects; empty when none is notable. */
export function pullReasons({ parts }: Pull): string {
  const told = parts.filter((part) => part.name in FEATURE_LABELS && !isMistaken(part));
  const gains = named(told.filter(({ effect }) => effect > 0));
  const losses = named(told.filter(({ name, effect }) => effect < 0 && FIXES[name] !== undefined));
  if (gains === '' && losses === '') return '';
  if (losses === '') return formatMessage(MESSAGES.helps, { gains });
  return formatMessage(gains === '' ? MESSAGES.hurts : MESSAGES.both, { gains, losses });
}

/** “Here” has the same stem as “her” but refers to no person. */
const isMistaken = ({ hits }: PullPart): boolean =>
  hits.length > 0 && hits.every(({ text }) => /^here\b/i.test(text));

function named(parts: readonly PullPart[]): string {
  const chosen: PullPart[] = [];
  for (const part of parts) {
    if (chosen.length < MOST_NAMED && !chosen.some((other) => samePlace(part, other))) chosen.push(part);
  }
  return chosen.map(withExample).join(' and ');
}

/** A word and its word class are a single reason to the reader. */
const samePlace = (part: PullPart, other: PullPart): boolean =>
  part.hits.some((hit) => other.hits.some(({ start, end }) => hit.start < end && start < hit.end));

function withExample({ name, hits: [first] }: PullPart): string {
  const label = FEATURE_LABELS[name] ?? name;
  return first && /\p{L}|\p{N}/u.test(first.text) ? `${label} (“${first.text}”)` : label;
}

/**
 * Plain names for features of form and address, which a reader can see and a writer can change. Topics are left out,
 * because the ad decides its own.
 */
const FEATURE_LABELS: Readonly<Record<string, string>> = {
  'somebody it does not name': 'a person without a name',
  'a question': 'a question',
  'a question at the end': 'a question at the end',
  'an exclamation mark': 'an exclamation mark',
  'a sentence left open': 'an unfinished sentence',
  'a colon': 'a colon',
  'a quotation': 'a quotation',
  'a bracket': 'brackets',
  'a dash': 'a dash',
  commas: 'commas',
  capitals: 'all caps',
  'a figure': 'a figure',
  'opening with a figure': 'a figure at the start',
  'a sum of money': 'an amount of money',
  'a superlative': 'a superlative',
  'a word to the reader': 'direct address',
  'somebody speaking for themselves': 'a first-person voice',
  'a turn': 'a twist',
  'a reason': 'a reason',
  'a hedging word': 'hedging',
  'a vague amount': 'a vague amount',
  'words of the senses': 'sensory words',
  'things one can see': 'things people can see',
};

/** How to fix each without new facts. Features that other copy checks ask for, such as a figure or 'you', are left out. */
const FIXES: Readonly<Record<string, string>> = {
  'a question': 'give the answer instead of the question',
  'a question at the end': 'give the answer instead of the question',
  'an exclamation mark': 'end with a period instead of “!”',
  'a sentence left open': 'finish the sentence that “…” leaves open',
  'a colon': 'make one sentence of what stands before and after the colon',
  'a quotation': 'say it without the quotation marks',
  'a bracket': 'take {words} out of its brackets',
  'a dash': 'make one sentence of what stands before and after the dash',
  commas: 'split it in two at the comma',
  capitals: 'set {words} in lower case',
  'a superlative': 'replace {words} with a fact',
  'a hedging word': 'drop {words}',
  'a vague amount': 'replace {words} with the true figure',
};

/** The features that win most which the text lacks and a writer can add without inventing facts. */
const ADVISABLE: Readonly<Record<string, string>> = {
  'a figure': 'add a true figure',
  'somebody speaking for themselves': 'quote a real buyer in the first person',
  'a turn': 'add a turn with “but” or “until”',
};

const LENGTH = 'its length';

/** Words of an opening that are visible before 'more'. Chosen by judgment. */
const LONG = 15;

/** What to change, quoting the costliest words. */
export function pullAdvice({ parts, unused }: Pull, lead: string): string {
  const losses = parts.filter(({ effect }) => effect < 0);
  const words = lead.split(/\s+/).length;
  const shorter =
    words > LONG && losses.some(({ name }) => name === LENGTH)
      ? [formatMessage(MESSAGES.shorter, { words, most: LONG })]
      : [];
  const fixed = losses.flatMap(({ name, hits: [first] }) => {
    const fix = FIXES[name];
    return fix !== undefined && first ? [formatMessage(fix, { words: `“${first.text}”` })] : [];
  });
  const ideas = unused.flatMap(({ name }) => ADVISABLE[name] ?? []);
  const ways = [...new Set([...fixed.slice(0, 1), ...shorter, ...ideas])].slice(0, MOST_IDEAS);
  const values = { lead: excerpt(lead, 40), ways: joinWithConjunction(ways, 'or') };
  return formatMessage(ways.length === 0 ? MESSAGES.plain : MESSAGES.change, values);
}
