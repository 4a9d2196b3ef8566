/** The words in a box as the network reads them, and its mean certainty, 0..1. */
export interface Reading {
  readonly text: string;
  readonly confidence: number;
  /** The certainty before a closer look, which also raises it for letters that the network does not know. Absent without one. */
  readonly atFirst?: number;
  /** Certainty of each sign except spaces. Absent when lines were joined or another reader supplied them. */
  readonly sureness?: readonly number[];
  /** Share of the letters that two networks read alike, 0..1. Absent when only one read them. */
  readonly alike?: number;
  /** Set when the second reader supplied the words: ISO 15924 and ISO 639-1. */
  readonly script?: string;
  readonly language?: string;
}

/** The network's certainties: one row with all its classes for each step along the line. */
export interface Steps {
  readonly data: Float32Array;
  readonly count: number;
  readonly classes: number;
}

/** Class 0 is the blank between letters. */
const BLANK = 0;

interface Sign {
  readonly letter: string;
  readonly certainty: number;
}

/** Greedy connectionist temporal classification (CTC): drops repeated and blank steps. */
export function decode(steps: Steps, characters: readonly string[]): Reading {
  const signs = signsIn(steps, characters).filter(({ letter }) => letter !== '');
  const certainty = signs.reduce((sum, sign) => sum + sign.certainty, 0);
  return {
    text: signs
      .map(({ letter }) => letter)
      .join('')
      .trim(),
    confidence: signs.length === 0 ? 0 : certainty / signs.length,
    sureness: signs.filter(({ letter }) => letter !== ' ').map((sign) => sign.certainty),
  };
}

/** One sign for every run of steps with the same best class. */
function signsIn({ data, count, classes }: Steps, characters: readonly string[]): Sign[] {
  const signs: Sign[] = [];
  let previous = BLANK;
  for (let step = 0; step < count; step++) {
    const offset = step * classes;
    const best = bestClass(data, offset, classes);
    if (best !== previous && best !== BLANK)
      signs.push({ letter: characters[best] ?? '', certainty: data[offset + best]! });
    previous = best;
  }
  return signs;
}

function bestClass(data: Float32Array, offset: number, classes: number): number {
  let best = 0;
  for (let index = 1; index < classes; index++) {
    if (data[offset + index]! > data[offset + best]!) best = index;
  }
  return best;
}
