import type { Pull, PullPart } from '../copy-artifacts.ts';
import { excerpt } from './copy-quotes.ts';

/** Reasons named for one side; the rest are smaller. */
const MOST_NAMED = 2;

/** ': it gains by a figure (“7”) and loses by a question', from the largest parts; empty where none is notable. */
export function pullReasons({ parts }: Pull): string {
  const gains = parts.filter(({ effect }) => effect > 0);
  const losses = parts.filter(({ effect }) => effect < 0);
  const sides = [
    ...(gains.length > 0 ? [`gains by ${named(gains)}`] : []),
    ...(losses.length > 0 ? [`loses by ${named(losses)}`] : []),
  ];
  return sides.length === 0 ? '' : `: it ${sides.join(' and ')}`;
}

function named(parts: readonly PullPart[]): string {
  const chosen: PullPart[] = [];
  for (const part of parts) {
    if (chosen.length < MOST_NAMED && !chosen.some((other) => samePlace(part, other))) chosen.push(part);
  }
  return chosen.map(labelled).join(', ');
}

/** A word and the class it belongs to are one reason to a reader. */
const samePlace = (part: PullPart, other: PullPart): boolean =>
  part.hits.some((hit) => other.hits.some(({ start, end }) => hit.start < end && start < hit.end));

function labelled({ name, hits: [first] }: PullPart): string {
  if (!first || name.includes('“') || !/\p{L}|\p{N}/u.test(first.text)) return name;
  return `${name} (“${first.text}”)`;
}

/** What wins most that the text lacks and a writer can add without a new fact. */
const ADVISABLE: Readonly<Record<string, string>> = {
  'a new sentence with “and”': 'carry the turn of the story into a second sentence that begins with “And”',
  'the past tense': 'tell it as something that happened',
  'a woman it does not name': 'let one person stand for all (“she”), if there is one',
  'a man it does not name': 'let one person stand for all (“he”), if there is one',
  'a figure': 'put the true figure in',
  'something held back': 'hold one thing back that the click answers',
  'what kind of thing it is': 'say what the click shows: the video, the chart, the story',
  'what one knows or thinks': 'set it against what the reader thinks',
  'pointing at what follows': 'point at what follows with “this”',
  'somebody speaking for themselves': 'let a buyer speak in the first person, if one has',
  'a turn': 'give it a turn: what was expected, then “but” or “until”',
  'bad words': 'name the nuisance that it ends',
};

/** What to change, with the words that cost most quoted. */
export function pullAdvice({ parts, unused }: Pull, lead: string): string {
  const worst = parts.find(({ effect, hits }) => effect < 0 && hits.length > 0);
  const ideas = unused.flatMap(({ name }) => ADVISABLE[name] ?? []).slice(0, 2);
  const place = excerpt(lead, 40);
  const first = worst ? `In ${place}, ${labelled(worst)} costs most: try it without` : `Reword ${place}`;
  return `${[first, ...ideas].join(', or ')}.`;
}
