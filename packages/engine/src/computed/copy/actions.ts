import type { Copy, Hit } from '../../artifacts/copy-artifacts.ts';
import { actionClassOf, contentWords, wordsOf } from '../../gatherers/copy/index.ts';
import { ACTION_NAMES, type ActionClass } from '../../language/words/actions.ts';
import { inside } from './quotes.ts';

export { actionClassOf } from '../../gatherers/copy/index.ts';
export { ACTION_NAMES, type ActionClass } from '../../language/words/actions.ts';

/** A request that only names the click. */
const VAGUE = /^(?:just |please )?(?:click|tap|swipe|submit|go|enter|scan)\b/i;

/** Words of a request that say when or where, but not what the reader gets. */
const EMPTY = new Set(
  'now today here more link bio below button online shop buy order learn click tap sign join read find'.split(
    ' ',
  ),
);

const PLAIN = 65;
const VAGUE_POINTS = 35;
const NAMES_GAIN = 20;
const WELL_PLACED = 15;

/** Words that start a part that a button leaves out: when, where, with what. */
const BREAKS =
  /^(?:and|or|at|on|with|in|for|from|by|this|now|today|tonight|online|to|via|before|until|while|so|that|of|near|through)$/i;

/** About how many characters fit on a button. Chosen by judgment. */
const BUTTON = 30;

/** Shortens a request to a button label: 'Book a test drive' from 'Book a test drive at your nearest dealer'. */
export function buttonWords(request: string): string {
  const words = request
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!?,;:]+$/, '')
    .split(' ');
  const ends = words
    .map((_, index) => index + 1)
    .filter((end) => end === words.length || BREAKS.test(words[end] ?? ''));
  const fitting = ends
    .map((end) => words.slice(0, end))
    .filter((part) => part.join(' ').length <= BUTTON && !BREAKS.test(part.at(-1) ?? ''));
  const chosen = fitting.findLast((part) => part.length > 1) ?? fitting[0];
  return (chosen ?? words.slice(0, 3)).join(' ');
}

/** Actions that only show more. They rank below actions that bring revenue: 'Book a test drive' before 'Meet the car'. */
const LOOKING: ReadonlySet<ActionClass> = new Set(['learn', 'watch', 'visit', 'follow', 'click']);

/** The request that the ad is mainly about; the earlier one of two equals. */
export const mainRequest = (requests: readonly Hit[]): Hit | null => {
  const asked = actionsAskedFor(requests);
  return (asked.find(({ name }) => !LOOKING.has(name)) ?? asked[0])?.request ?? null;
};

export interface RequestStrength {
  /** 0..100. Chosen by judgment. */
  readonly points: number;
  /** Only names the click. */
  readonly bare: boolean;
  /** In the first or last sentence. */
  readonly placed: boolean;
}

export function requestStrength(copy: Copy, request: Hit): RequestStrength {
  const bare = VAGUE.test(request.text);
  const named = namesGain(request.text);
  const first = copy.sentences[0];
  const last = copy.sentences.at(-1);
  const placed = [first, last].some((sentence) => sentence && inside(request, sentence));
  const points = (bare ? VAGUE_POINTS : PLAIN) + (named ? NAMES_GAIN : 0) + (placed ? WELL_PLACED : 0);
  return { points, bare, placed };
}

/** Whether a request names what the reader gets: 'Shop trail shoes' does, 'Shop now' does not. */
const namesGain = (request: string): boolean =>
  contentWords(wordsOf(request))
    .slice(1)
    .some(({ lower }) => !EMPTY.has(lower)) || /\d|\bfree\b/i.test(request);

/** The actions requested, each class once with its first wording, in the order of the copy. */
export function actionsAskedFor(requests: readonly Hit[]): { name: ActionClass; request: Hit }[] {
  const asked: { name: ActionClass; request: Hit }[] = [];
  for (const request of requests) {
    const name = actionClassOf(request.text);
    if (name !== null && !asked.some((other) => other.name === name)) asked.push({ name, request });
  }
  return asked;
}

export const actionName = (name: ActionClass): string => ACTION_NAMES[name];
