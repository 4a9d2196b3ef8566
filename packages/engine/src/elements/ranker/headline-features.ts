import type { Block } from './blocks.ts';
import { type Features, type Measures, placeFeatures, wordFeatures } from './features.ts';
import { wordingOf } from './wording.ts';

/** How much a block reads like the headline. */
export function headlineFeatures(block: Block, of: Measures): Features {
  const place = placeFeatures(block, of);
  const { noName: _, ...word } = wordFeatures(block.text);
  return {
    ...place,
    ...word,
    cutOff: cutOff(block),
    goesOn: block.after && /^\p{Ll}/u.test(block.after.text) && !word['ends'] ? 1 : 0,
    goesBack: block.before && /^\p{Ll}/u.test(block.text) && !/[.!?]$/.test(block.before.text) ? 1 : 0,
    endsWithin: block.lines.slice(0, -1).filter(({ text }) => /[.!?]$/u.test(text)).length,
    brandInside:
      block.lines.length > 1 && block.lines.some(({ text }) => wordingOf(text).known >= 0.7) ? 1 : 0,
  };
}

/** 1 when the last word needs another after it: 'Help us fight the'. */
const cutOff = ({ text }: Block): number =>
  /\b(?:the|a|an|of|to|for|with|and|or|in|on|at|your|our|my|is|are|by|from|that|this)$/iu.test(text.trim())
    ? 1
    : 0;
