import { describe, expect, it } from 'vitest';
import { brandMark, callToActionOf, face, textLine } from '../../../testing/index.ts';
import { pickHeroKey } from './hero-frame.ts';
import type { FrameReading } from '../over-time/read-frames.ts';

const reading = (key: number, parts: Partial<FrameReading> = {}): FrameReading => ({
  key,
  text: [],
  callToAction: null,
  brand: [],
  faces: null,
  ...parts,
});

const HEADLINE = { text: [textLine({ text: 'Hot until the summit' })] };
const CARD = {
  text: [
    textLine({ text: 'Shop bottles', role: 'callToAction' }),
    textLine({ text: 'TARNWELL', role: 'brand' }),
  ],
  callToAction: callToActionOf({ text: 'Shop bottles' }),
  brand: [brandMark({ text: 'TARNWELL' })],
};
const SIGN = { text: [textLine({ text: 'EXIT 14 Kessel', role: 'offer' }), textLine({ text: 'Ausfahrt' })] };

describe('hero frame of a video', () => {
  it.each<[string, FrameReading[], number]>([
    ['the end card', [reading(0, HEADLINE), reading(2, HEADLINE), reading(8, CARD), reading(9, CARD)], 9],
    ['no sign passed by the camera', [reading(0, HEADLINE), reading(2, HEADLINE), reading(3, SIGN)], 2],
    [
      'a frame with a face when there is no text',
      [reading(0), reading(3, { faces: [face()] }), reading(6)],
      3,
    ],
    ['the middle when nothing is detected', [reading(0), reading(4), reading(8)], 4],
    [
      'a fully visible button, not one fading in next to another line',
      [
        reading(6, {
          ...CARD,
          text: [...CARD.text, textLine({ text: 'Hot until the summit', role: 'body' })],
          callToAction: callToActionOf({ text: 'Shop bottles', textContrast: 1.5 }),
        }),
        reading(8, CARD),
        reading(3, HEADLINE),
      ],
      8,
    ],
    ['the only frame', [reading(0, SIGN)], 0],
  ])('is %s', (_, readings, key) => {
    expect(pickHeroKey(readings)).toBe(key);
  });
});
