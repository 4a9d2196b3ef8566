import type { TextLine } from '../../artifacts/artifacts.ts';
import { enclosing } from '../../geometry.ts';
import { endOfContact } from '../../language/contact.ts';
import type { Block } from './blocks.ts';
import { wordingOf } from './wording.ts';

/** Sentence ends within a text, including those where the reader lost the space, and the start of small print. */
const ENDS = /(?<=[.!?…]["”’)]?)\s+(?=["“¡¿]?[\p{Lu}\d])|(?<=[\p{L}\d][.!?])(?=\p{Lu}\p{Ll}+\s)|\s*(?=©)/gu;
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * Sentences within longer text that ask for something: 'Go to acme.com' at the end of a paragraph, the address before a
 * copyright, 'Find it at your nearest store'. Text after an address or phone number is cut off.
 */
export const askingSentences = (blocks: readonly Block[]): readonly Block[] =>
  sentencesOf(blocks, (text) => endOfContact(text) ?? (isAsking(text) ? text.length : null));

/** Sentences within longer text that offer something: 'Two bottles for £22 until Friday'. */
export const offeringSentences = (blocks: readonly Block[]): readonly Block[] =>
  sentencesOf(blocks, (text) => (wordingOf(text).offer > 0 ? text.length : null));

const isAsking = (text: string): boolean => {
  const { verbFirst, call, place } = wordingOf(text);
  return verbFirst || call || place;
};

/** @param endIn index where the relevant part of a sentence ends; null when the sentence is not relevant */
function sentencesOf(blocks: readonly Block[], endIn: (text: string) => number | null): readonly Block[] {
  const found = new Map<string, Block>();
  for (const block of blocks)
    for (const part of partsOf(block, endIn)) found.set(`${part.at.join()} ${part.text}`, part);
  return [...found.values()];
}

function partsOf(block: Block, endIn: (text: string) => number | null): Block[] {
  const starts = startsOf(block);
  return sentencesIn(block.text).flatMap((sentence) => {
    const text = block.text.slice(sentence.start, sentence.end);
    const end = endIn(text);
    if (end === null) return [];
    const asked = { start: sentence.start, end: sentence.start + end };
    const isWhole = asked.start === 0 && asked.end === block.text.length;
    const touchesAll = asked.start < starts[1]! && asked.end > starts.at(-2)!;
    return isWhole || !touchesAll ? [] : [cutTo(block, asked, starts)];
  });
}

/** Start index of each line in the block's text, plus where a further line would start. */
function startsOf({ lines }: Block): readonly number[] {
  const starts = [0];
  for (const { text } of lines) starts.push(starts.at(-1)! + text.length + 1);
  return starts;
}

function sentencesIn(text: string): Stretch[] {
  const breaks = [...text.matchAll(ENDS)];
  const from = [0, ...breaks.map(({ index, 0: gap }) => index + gap.length)];
  return from.map((start, at) => ({ start, end: breaks[at]?.index ?? text.length }));
}

function cutTo(block: Block, asked: Stretch, starts: readonly number[]): Block {
  const lines = block.lines.map((line, at) => {
    const start = Math.max(0, asked.start - starts[at]!);
    return cutLine(line, start, Math.min(line.text.length, asked.end - starts[at]!));
  });
  return {
    ...block,
    lines,
    text: lines.map(({ text }) => text).join(' '),
    box: enclosing(lines.map(({ box }) => box)),
  };
}

/** Part of a line, with the matching share of its box, assuming equally wide letters. */
function cutLine(line: TextLine, start: number, end: number): TextLine {
  const each = line.box.w / line.text.length;
  return {
    ...line,
    text: line.text.slice(start, end).trim(),
    box: { ...line.box, x: line.box.x + start * each, w: (end - start) * each },
  };
}
