import { expect, it } from 'vitest';
import type { LabeledCreative } from '../../elements/labeled.ts';
import type { Scene } from '../../../packages/engine/src/elements/ranker/scene.ts';
import { textLine } from '../../../packages/engine/src/testing/index.ts';
import { guessed } from './cross-validated-elements.ts';
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

it.each([
  ['brand', 'Tarnwell', true],
  ['brand', 'Norrdal', false],
  ['request', 'Order today', true],
  // Any one of several offers or requests will do, as it does for the engine.
  ['request', 'Call us; order today; visit our store in town', true],
  ['offer', 'Buy 2 get 1 mulch bag free; save 30%; $5 off any purchase of $30 or more', true],
  ['offer', 'Buy 2 get 1 mulch bag free; $5 off any purchase of $30 or more', false],
] as const)('baseline for the %s, where it is "%s", is right: %s', (element, truth, right) => {
  const item = { scene, truth: { [element]: truth } } as unknown as LabeledCreative;
  expect(guessed(element, item)).toEqual({ said: true, right, there: true });
});
