import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A letter that the network has no key for, or one whose accent it leaves out, and how sure that is, 0..1. */
export interface RareLetter {
  readonly letter: string;
  readonly certainty: number;
}

export interface RareLetters {
  /** The rare letter that the network's certainties at one step point to; null for any other letter and for none. */
  at(certainties: Float32Array, offset: number): RareLetter | null;
}

/** Multinomial logistic regression on the logarithms of the network's certainties for Latin letters and signs. */
export interface LettersModel {
  /** Letters told apart from all others, in the order of the rows. */
  readonly letters: string;
  /** Indices of the network's classes that are looked at. */
  readonly classes: readonly number[];
  /** A row for each letter, after that of 'none of them': a weight for each class. */
  readonly weights: readonly (readonly number[])[];
  readonly bias: readonly number[];
}

const LEAST_LOG = -40;
/** Most of what is read has no accents: one must be seen clearly. */
const CERTAIN = { sign: 0.5, accent: 0.8 } as const;

/**
 * The network was trained on Chinese and English: it has no key for € and £ and reads ö as o. What it sees of them is
 * still in its certainties for all other letters, from which these weights, fitted on drawn lines
 * (`npm run fit:letters`), tell them.
 */
export function openRareLetters(): RareLetters {
  return rareLettersBy(
    JSON.parse(readFileSync(path.join(import.meta.dirname, 'letters-model.json'), 'utf8')),
  );
}

/** The same by a model that is at hand: what is being fitted. */
export function rareLettersBy(model: LettersModel): RareLetters {
  return { at: (certainties, offset) => likeliest(model, featuresAt(model, certainties, offset)) };
}

/** Logarithms, with their mean taken off: the softmax that made the certainties leaves it undetermined. */
export function featuresAt(
  { classes }: Pick<LettersModel, 'classes'>,
  certainties: Float32Array,
  offset: number,
): Float64Array {
  const features = new Float64Array(classes.length);
  let sum = 0;
  for (let index = 0; index < classes.length; index++) {
    const value = Math.max(LEAST_LOG, Math.log(certainties[offset + classes[index]!]!));
    features[index] = value;
    sum += value;
  }
  const mean = sum / classes.length;
  for (let index = 0; index < features.length; index++) features[index]! -= mean;
  return features;
}

function likeliest({ letters, weights, bias }: LettersModel, features: Float64Array): RareLetter | null {
  const scores = weights.map((row, index) => {
    let score = bias[index]!;
    for (let at = 0; at < features.length; at++) score += row[at]! * features[at]!;
    return score;
  });
  const best = scores.indexOf(Math.max(...scores));
  if (best === 0) return null;
  const certainty = 1 / scores.reduce((sum, score) => sum + Math.exp(score - scores[best]!), 0);
  const letter = letters[best - 1]!;
  return certainty >= (/\p{L}/u.test(letter) ? CERTAIN.accent : CERTAIN.sign) ? { letter, certainty } : null;
}
