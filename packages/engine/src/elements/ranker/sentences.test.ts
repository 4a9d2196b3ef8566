import { expect, it } from 'vitest';
import { textLine } from '../../testing/index.ts';
import { blocksOf } from './blocks.ts';
import { askingSentences, offeringSentences } from './sentences.ts';

const blocks = (texts: readonly string[]) => {
  const lines = texts.map((text, at) =>
    textLine({ text, height: 0.03, box: { x: 0.1, y: 0.5 + 0.04 * at, w: 0.6, h: 0.03 } }),
  );
  return blocksOf(lines, 1);
};

const sentences = (...texts: readonly string[]) => askingSentences(blocks(texts));

it.each([
  ['the end of a paragraph', ['Lashes up, out and away. Go to', 'acme.com.'], 'Go to acme.com.'],
  ['a line with a missing space', ['Boston, MA 02135.Visit us at acme.com'], 'Visit us at acme.com'],
  ['an address before a copyright notice', ['www.acme.com ©2003 Acme, Inc.'], 'www.acme.com'],
  ['the start of a paragraph', ['Find it at your nearest branch. It'], 'Find it at your nearest branch.'],
  ['text before a purpose clause', ['Call 0800 555 0100 to see how we can help.'], 'Call 0800 555 0100'],
])('finds the sentence that says where to go in %s', (_, lines, sentence) => {
  expect(sentences(...lines).map(({ text }) => text)).toContain(sentence);
});

it('is empty when a whole line is a request or there is none', () => {
  expect(sentences('Visit us at acme.com')).toEqual([]);
  expect(sentences('Lashes up. Out and away.')).toEqual([]);
});

it('gives a sentence the box of its letters', () => {
  const [cut] = sentences('Ten letter Go to acme.com and see us soon.'.replace('letter ', 'letter. '));
  expect(cut!.box.x).toBeGreaterThan(0.2);
  expect(cut!.box.x + cut!.box.w).toBeLessThan(0.6);
});

it('finds the sentence with an offer in a paragraph', () => {
  const offered = offeringSentences(blocks(['One part gin. Two', 'bottles for £22 until Friday.']));
  expect(offered.map(({ text }) => text)).toContain('Two bottles for £22 until Friday.');
  expect(offeringSentences(blocks(['One part gin. Two parts tonic.']))).toEqual([]);
});
