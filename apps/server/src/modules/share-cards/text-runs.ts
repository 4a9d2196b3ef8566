import { familyOf } from '../../typesetting/fonts.ts';

export interface TextRun {
  readonly text: string;
  /** null if the line's own face has its letters. */
  readonly family: string | null;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const NEUTRAL = /^[\s\p{N}\p{P}]+$/u;

/** Splits a line by the font faces that its letters need, in order. */
export function textRuns(line: string): TextRun[] {
  const runs: TextRun[] = [];
  // Spaces and digits between words of one script belong to it. Otherwise the order of its words would be lost.
  let between = '';
  const close = () => {
    if (between !== '') runs.push({ text: between, family: null });
    between = '';
  };
  for (const { segment } of graphemes.segment(line)) {
    const family = familyOf(segment);
    const last = runs.at(-1);
    if (family === null && NEUTRAL.test(segment) && last !== undefined && last.family !== null) {
      between += segment;
    } else if (last?.family === family) {
      runs[runs.length - 1] = { text: last.text + between + segment, family };
      between = '';
    } else {
      close();
      const before = runs.at(-1);
      if (before?.family === family) runs[runs.length - 1] = { text: before.text + segment, family };
      else runs.push({ text: segment, family });
    }
  }
  close();
  return runs;
}
