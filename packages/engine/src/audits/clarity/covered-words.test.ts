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
  ])('finds a word that is missing %s', (_, first, second, told) => {
    const { observation, score } = judged(first, second);
    expect(observation).toBe(`Something covers the letters ${told}.`);
    expect(score).toBeLessThan(30);
  });

  it.each([
    ['whole words', at('Hear the', 0.1, 0.3), at('music', 0.5, 0.3)],
    ['two columns', at('Hear the', 0.1, 0.2), at('usic', 0.7, 0.2)],
    [
      'lines below each other',
      at('Hear the', 0.1, 0.3),
      at('usic', 0.5, 0.3, { box: { x: 0.5, y: 0.4, w: 0.3, h: 0.08 } }),
    ],
    ['letters of different sizes', at('Hear the', 0.1, 0.3), at('usic', 0.5, 0.3, { height: 0.03 })],
    [
      'an ending too long for a sticker to cover the rest',
      at('Hear the', 0.1, 0.3),
      at('ification', 0.5, 0.3),
    ],
    ['a table row', at('Vit', 0.1, 0.3), at('20 mg', 0.5, 0.3)],
    ['uncertain text', at('Hear the', 0.1, 0.3), at('usic', 0.5, 0.3, { confidence: 0.7 })],
  ])('finds nothing covered in %s', (_, first, second) => {
    expect(judged(first, second).value).toBe(0);
  });

  it('does not apply without text', () => {
    expect(judged().status).toBe('notApplicable');
  });
});
