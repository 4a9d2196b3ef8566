import { describe, expect, it } from 'vitest';
import type { TextLine } from '../../artifacts/artifacts.ts';
import { fakeArtifacts } from '../../testing/index.ts';
import { judgePicture } from '../../testing/words-in-picture.ts';
import audit from './covered-words.ts';

const { image } = fakeArtifacts();
const at = (text: string, x: number, w: number, more: Partial<TextLine> = {}): Partial<TextLine> => ({
  text,
  height: 0.08,
  box: { x, y: 0.2, w, h: 0.08 },
  ...more,
});
const judged = (...lines: Partial<TextLine>[]) => judgePicture(audit, lines, { image });

describe('covered-words', () => {
  it.each([
    ['its beginning', at('Hear the', 0.1, 0.3), at('usic, not the train', 0.5, 0.4), 'before “usic”'],
    ['its end', at('Something experie', 0.1, 0.3), at('Every weekend', 0.5, 0.4), 'after “experie”'],
  ])('finds a word that lacks %s', (_, first, second, told) => {
    const { observation, score } = judged(first, second);
    expect(observation).toBe(`Something covers the letters ${told}.`);
    expect(score).toBeLessThan(30);
  });

  it.each([
    ['whole words', at('Hear the', 0.1, 0.3), at('music', 0.5, 0.3)],
    ['two columns', at('Hear the', 0.1, 0.2), at('usic', 0.7, 0.2)],
    [
      'one line under another',
      at('Hear the', 0.1, 0.3),
      at('usic', 0.5, 0.3, { box: { x: 0.5, y: 0.4, w: 0.3, h: 0.08 } }),
    ],
    ['letters of another size', at('Hear the', 0.1, 0.3), at('usic', 0.5, 0.3, { height: 0.03 })],
    ['the end of a longer word than a sticker covers', at('Hear the', 0.1, 0.3), at('ification', 0.5, 0.3)],
    ['a row of a table', at('Vit', 0.1, 0.3), at('20 mg', 0.5, 0.3)],
    ['what was not read surely', at('Hear the', 0.1, 0.3), at('usic', 0.5, 0.3, { confidence: 0.7 })],
  ])('leaves alone %s', (_, first, second) => {
    expect(judged(first, second).value).toBe(0);
  });

  it('has nothing to judge without words', () => {
    expect(judged().status).toBe('notApplicable');
  });
});
