import type { Copy, Hit } from '../copy-artifacts.ts';
import { actionClassOf } from '../gatherers/copy/call-to-action.ts';
import { ACTION_NAMES, type ActionClass } from '../gatherers/copy/lexicons/actions.ts';
import { contentWords, wordsOf } from '../gatherers/copy/words.ts';
import { inside } from './copy-quotes.ts';

export { actionClassOf } from '../gatherers/copy/call-to-action.ts';
export { ACTION_NAMES, type ActionClass } from '../gatherers/copy/lexicons/actions.ts';

/** A request that names only the clicking. */
const VAGUE = /^(?:just |please )?(?:click|tap|swipe|submit|go|enter|scan)\b/i;

/** Words of a request that say when or where, and not what one gets. */
const EMPTY = new Set(
  'now today here more link bio below button online shop buy order learn click tap sign join read find'.split(
    ' ',
  ),
);

const PLAIN = 65;
const VAGUE_POINTS = 35;
const NAMES_GAIN = 20;
const WELL_PLACED = 15;

/** How well a request asks, 0..100, and what it lacks in words that follow 'which …'. The points are judgement. */
export function requestStrength(copy: Copy, request: Hit): { points: number; lacks: string[] } {
  const vague = VAGUE.test(request.text);
  const named = namesGain(request.text);
  const first = copy.sentences[0];
  const last = copy.sentences.at(-1);
  const placed = [first, last].some((sentence) => sentence && inside(request, sentence));
  const points = (vague ? VAGUE_POINTS : PLAIN) + (named ? NAMES_GAIN : 0) + (placed ? WELL_PLACED : 0);
  const lacks = [
    ...(vague ? ['names the click and not the gain'] : named ? [] : ['does not say what one gets']),
    ...(placed ? [] : ['stands in the middle of the copy']),
  ];
  return { points, lacks };
}

/** 'Shop trail shoes' names it; 'Shop now' does not. */
export const namesGain = (request: string): boolean =>
  contentWords(wordsOf(request))
    .slice(1)
    .some(({ lower }) => !EMPTY.has(lower)) || /\d|\bfree\b/i.test(request);

/** What is asked for, each class once, in the order of the copy, with its first wording. */
export function actionsAskedFor(requests: readonly Hit[]): { name: ActionClass; request: Hit }[] {
  const asked: { name: ActionClass; request: Hit }[] = [];
  for (const request of requests) {
    const name = actionClassOf(request.text);
    if (name !== null && !asked.some((other) => other.name === name)) asked.push({ name, request });
  }
  return asked;
}

export const actionName = (name: ActionClass): string => ACTION_NAMES[name];
