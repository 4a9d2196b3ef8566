import type { TextLine } from '../../artifacts/artifacts.ts';
import { enclosing } from '../../geometry.ts';
import { endOfReach } from '../../language/reach.ts';
import type { Block } from './blocks.ts';
import { wordingOf } from './wording.ts';

/** Where a sentence ends within a text, also where the reader lost the space, and where small print begins. */
const ENDS = /(?<=[.!?…]["”’)]?)\s+(?=["“¡¿]?[\p{Lu}\d])|(?<=[\p{L}\d][.!?])(?=\p{Lu}\p{Ll}+\s)|\s*(?=©)/gu;
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * Sentences within longer text that ask: 'Go to acme.com' at the end of a paragraph, the address before a copyright, 'Find
 * it at your nearest store'. What follows an address or number is left out.
 */
export const askingSentences = (blocks: readonly Block[]): readonly Block[] =>
  sentencesOf(blocks, (text) => endOfReach(text) ?? (asks(text) ? text.length : null));

/** Sentences within longer text that offer something: 'Two bottles for £22 until Friday'. */
export const offeringSentences = (blocks: readonly Block[]): readonly Block[] =>
  sentencesOf(blocks, (text) => (wordingOf(text).offer > 0 ? text.length : null));

const asks = (text: string): boolean => {
  const { verbFirst, call, place } = wordingOf(text);
  return verbFirst || call || place;
};

/** @param endIn where in a sentence what it is about ends; null where it is about something else */
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

/** Where each line begins in the text of the block, and where one after the last would. */
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

/** Part of a line, in the part of its box that so many letters take. */
function cutLine(line: TextLine, start: number, end: number): TextLine {
  const each = line.box.w / line.text.length;
  return {
    ...line,
    text: line.text.slice(start, end).trim(),
    box: { ...line.box, x: line.box.x + start * each, w: (end - start) * each },
  };
}
