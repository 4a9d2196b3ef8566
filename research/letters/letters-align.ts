import type { Steps } from '../../packages/engine/src/gatherers/text/recognition/decode-steps.ts';

const BLANK = 0;
/** Certainty that a letter without a key is given at any step before a model knows it. */
const UNKNOWN = 0.03;
const LEAST = 1e-9;

/** How sure it is that a rare letter stands at a step; null before there is a model. */
export type KnownRare = ((letter: string, step: number) => number) | null;

/**
 * Which letter of the text each step shows, '' between letters: the likeliest way through the network's certainties
 * (Viterbi over the states of connectionist temporal classification).
 * @returns null where the line does not fit: fewer steps than letters
 */
export function lettersAtSteps(
  text: string,
  steps: Steps,
  classOf: ReadonlyMap<string, number>,
  known: KnownRare,
): string[] | null {
  const states = ['', ...[...text].flatMap((letter) => [letter, ''])];
  if (steps.count < text.length) return null;
  const logs = (state: string, step: number): number =>
    Math.log(Math.max(LEAST, certainty(state, step, steps, classOf, known)));
  let scores = states.map((state, at) => (at < 2 ? logs(state, 0) : -Infinity));
  const ways: Int32Array[] = [];
  for (let step = 1; step < steps.count; step++) {
    const from = new Int32Array(states.length);
    const next = states.map((state, at) => {
      let best = at;
      if (at > 0 && scores[at - 1]! > scores[best]!) best = at - 1;
      const skips = at > 1 && state !== '' && state !== states[at - 2];
      if (skips && scores[at - 2]! > scores[best]!) best = at - 2;
      from[at] = best;
      return scores[best]! + logs(state, step);
    });
    ways.push(from);
    scores = next;
  }
  let at = scores.at(-1)! >= scores.at(-2)! ? states.length - 1 : states.length - 2;
  if (scores[at] === -Infinity) return null;
  const way = [states[at]!];
  for (const from of ways.toReversed()) {
    at = from[at]!;
    way.unshift(states[at]!);
  }
  return way;
}

function certainty(
  state: string,
  step: number,
  { data, classes }: Steps,
  classOf: ReadonlyMap<string, number>,
  known: KnownRare,
): number {
  const offset = step * classes;
  if (state === '') return data[offset + BLANK]!;
  const own = classOf.get(state);
  if (own !== undefined) return data[offset + own]!;
  const bare = classOf.get(state.normalize('NFD')[0]!);
  const likeness = bare === undefined ? UNKNOWN : Math.max(UNKNOWN, data[offset + bare]!);
  return known === null ? likeness : Math.max(likeness * 0.2, known(state, step));
}
