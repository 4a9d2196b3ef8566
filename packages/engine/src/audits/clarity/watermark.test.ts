import { describe, expect, it } from 'vitest';
import type { TextLine } from '../../artifacts/artifacts.ts';
import { judgePicture } from '../../testing/words-in-picture.ts';
import audit from './watermark.ts';

const HEADLINE = 'Fresh coffee, every Monday';
const line = (text: string, more: Partial<TextLine> = {}): Partial<TextLine> => ({
  text,
  contrast: 8,
  angle: 0,
  ...more,
});

describe('watermark', () => {
  it.each([
    ['at an angle', [line('PREVIEW', { angle: -24 })]],
    ['that is nearly transparent', [line('shutterstock', { contrast: 1.4 })]],
    ['of two words', [line('Adobe Stock', { angle: 30 })]],
    ['with part of the next one', [line('VIEW PREVIEW', { angle: -23 })]],
    [
      'in a pattern of any word and its fragments',
      ['opixelstock', 'elstock', 'pixels', 'O pixelstock'].map((word, at) =>
        line(word, { angle: -27, contrast: 3, box: { x: 0.2 * at, y: 0.2 * at, w: 0.2, h: 0.1 } }),
      ),
    ],
    ['that is repeated', [line('SAMPLE'), line('SAMPLE'), line('SAMPLE')]],
  ])('finds a watermark %s', (_, marks) => {
    const { score, observation } = judgePicture(audit, [HEADLINE, ...marks]);
    expect(score).toBeLessThan(20);
    expect(observation).toMatch(/^A watermark lies over the picture: “/);
  });

  it.each([
    ['an offer', [line('Sample')]],
    ['part of an offer', [line('Get a free sample with every order', { angle: -12 })]],
    [
      'a brand name on a row of bottles',
      [0, 1, 2, 3].map((at) =>
        line('neutrogena', { angle: 12, contrast: 3, box: { x: 0.25 * at, y: 0.5, w: 0.2, h: 0.1 } }),
      ),
    ],
    ['a sticker', [line('Free sample', { angle: -12 }), line('Sample sale', { angle: -12 })]],
    ['a similar word', [line('Draft beer', { angle: 20 }), line('No overdraft', { contrast: 2 })]],
    ['a slanted word of another kind', [line('New', { angle: -20 })]],
    ['a headline with such a word', [line('Preview night: 12 March', { contrast: 2 })]],
  ])('does not mistake %s for a watermark', (_, others) => {
    expect(judgePicture(audit, [HEADLINE, ...others]).score).toBeGreaterThan(97);
  });
});
