import { expect, it } from 'vitest';
import type { Scene } from '../../../packages/engine/src/elements/ranker/scene.ts';
import { textLine } from '../../../packages/engine/src/testing/index.ts';
import { cornerLine, firstPanelWithVerb, largestLine, largestPrice } from './guesses.ts';

const line = (text: string, height: number, x: number, y: number) =>
  textLine({ text, height, box: { x, y, w: 0.3, h: height } });

const lines = [
  line('Every ridge, one shoe', 0.12, 0.3, 0.2),
  line('From $89', 0.05, 0.3, 0.4),
  line('Save 30%', 0.08, 0.3, 0.5),
  line('Shop now', 0.04, 0.3, 0.6),
  line('Order today', 0.04, 0.3, 0.7),
  line('Tarnwell', 0.03, 0.69, 0.96),
];
const panel = { box: { x: 0.25, y: 0.68, w: 0.4, h: 0.1 } };
const scene = {
  lines,
  panels: [null, null, null, null, panel, null],
  faces: [],
  things: [],
  symbols: [],
  ratio: 1,
  copy: '',
} as unknown as Scene;
const empty: Scene = { ...scene, lines: [], panels: [] };

it.each([
  ['the largest line', largestLine, 'Every ridge, one shoe'],
  ['the line closest to a corner', cornerLine, 'Tarnwell'],
  ['the first line on a panel with a request verb', firstPanelWithVerb, 'Order today'],
  ['the largest line with a price or percentage', largestPrice, 'Save 30%'],
])('baseline picks %s', (_, guess, text) => {
  expect(guess(scene)).toBe(text);
  expect(guess(empty)).toBeNull();
});
