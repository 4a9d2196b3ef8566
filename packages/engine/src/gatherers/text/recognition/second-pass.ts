import { gapsAlong, gapsIn, lettersOf } from './common-letters.ts';
import type { Reading } from './decode-steps.ts';

/** A line read more surely than this reads the same at a second look. */
const SURE = 0.98;

/** Certainty that the closer look may lack: where both looks are equally sure, fewer of its letters are wrong. */
const LESS_SURE = 0.01;

/** Whether a second look at the line, cropped closer to its letters, is worth the time. */
export const needsSecondPass = ({ text, confidence }: Reading): boolean =>
  text.length > 1 && confidence < SURE;

/**
 * Returns the wider look if it is surer, otherwise the closer one. A crop close to the letters shows more of them but
 * stretches them, so the network misses gaps between words. The gaps of the wider crop are therefore kept too.
 */
export function mergePasses(wide: Reading, close: Reading): Reading {
  if (close.text === '' || close.confidence < wide.confidence - LESS_SURE) return wide;
  const letters = lettersOf(close.text);
  const all = [...gapsIn(close.text), ...gapsAlong(lettersOf(wide.text), letters, gapsIn(wide.text))];
  const gaps = new Set(all.filter((gap) => gap > 0));
  return {
    ...close,
    atFirst: wide.confidence,
    text: letters.map((letter, at) => (gaps.has(at) ? ` ${letter}` : letter)).join(''),
  };
}
