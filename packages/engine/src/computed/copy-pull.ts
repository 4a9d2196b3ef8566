import type { Pull, PullPart } from '../copy-artifacts.ts';
import { excerpt } from './copy-quotes.ts';

/** Reasons named for one side; the rest are smaller. */
const MOST_NAMED = 2;

/** Ways named to mend it. */
const MOST_IDEAS = 3;

/** ': it gains by a figure (“7”) and loses by a question', from the largest parts; empty where none is notable. */
export function pullReasons({ parts }: Pull): string {
  const gains = parts.filter(({ effect }) => effect > 0);
  const losses = parts.filter(({ effect }) => effect < 0);
  const sides = [
    ...(gains.length > 0 ? [`gains by ${named(gains)}`] : []),
    ...(losses.length > 0 ? [`loses by ${named(losses)}`] : []),
  ];
  return sides.length === 0 ? '' : `: it ${sides.join(', and ')}`;
}

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

/** What wins most that the text lacks and a writer can add without a new fact. */
const ADVISABLE: Readonly<Record<string, string>> = {
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

/** A loss by its whole stretch, and one by a fact that the ad needs. */
const LENGTH = 'its length';
const FACT = /\d/;

/** Words of an opening that is read before 'more'. Judgement. */
const LONG = 15;

/** Words of the grammar, whose loss no writer can act on: 'on', 'for', 'that'. */
const LITTLE = /^\p{Ll}{1,4}$/u;

/** What to change, with the words that cost most quoted. A fact is never taken out: it moves behind the first line. */
export function pullAdvice({ parts, unused }: Pull, lead: string): string {
  const place = excerpt(lead, 40);
  const losses = parts.filter(({ effect }) => effect < 0);
  const worst = losses.find(({ hits: [first] }) => first && !LITTLE.test(first.text));
  const named = worst?.hits[0]?.text ?? '';
  const first = worst
    ? `In ${place}, the greatest loss is by ${labelled(worst)}: ${FACT.test(named) ? 'keep the fact and move it behind the first line' : 'try the line without'}`
    : `Reword ${place}`;
  const words = lead.split(/\s+/).length;
  const shorter =
    words > LONG && losses.some(({ name }) => name === LENGTH)
      ? [`cut its first ${words} words to ${LONG} or so`]
      : [];
  const ideas = unused.flatMap(({ name }) => ADVISABLE[name] ?? []);
  return `${[first, ...shorter, ...ideas].slice(0, MOST_IDEAS).join(', or ')}.`;
}
