import { describe, expect, it } from 'vitest';
import type { TextLine } from '../artifacts/artifacts.ts';
import type { Frame } from '../gatherers/frame/index.ts';
import { area, type Box, overlap } from '../geometry.ts';
import { drawBoxes, WHITE } from '../testing/banners/drawn-frame.ts';
import { textLine } from '../testing/index.ts';
import { findElements } from './find-elements.ts';

const FRAME = { width: 4, height: 4, data: new Uint8Array(48) };
const HEADLINE = textLine({ text: 'Hot until the summit', role: 'body' });
const SEEN = { faces: [], things: [] };

async function understood(lines: readonly TextLine[], copy = '', frame: Frame = FRAME) {
  const found = await findElements(frame, lines, { ...SEEN, copy });
  if (!found.ok) throw new Error(found.reason);
  return found.value;
}

const at = (text: string, x: number, y: number, rest: Partial<TextLine> = {}): TextLine =>
  textLine({ text, role: 'body', box: { x, y, w: 0.2, h: 0.03 }, height: 0.03, ...rest });

const brandOf = async (...lines: TextLine[]) => (await understood([HEADLINE, ...lines])).elements.brand;

describe('brand detection', () => {
  it.each([
    ['a standalone name in a corner', at('TARNWELL', 0.07, 0.02), 'TARNWELL'],
    ['a well-known name', at('Nespresso', 0.75, 0.92), 'Nespresso'],
    ['a name that lost its last letter', at('Tarnwell’', 0.07, 0.02), 'Tarnwell’s'],
    [
      'a name followed by what the company does',
      at('Kestrel Robotics is hiring', 0.07, 0.02),
      'Kestrel Robotics',
    ],
    [
      'a well-known name with a misread letter',
      at('NESPRESSQ', 0.75, 0.92, { confidence: 0.8 }),
      'Nespresso',
    ],
  ])('recognizes %s', async (_, line, text) => {
    const brand = await brandOf(line);
    expect(brand?.text).toBe(text);
    expect(brand?.p).toBeGreaterThan(0.5);
  });

  it('prefers the name to the platform label next to it', async () => {
    const brand = await brandOf(
      at('Bubbles & Bows', 0.07, 0.02),
      at('Sponsored', 0.07, 0.055, { height: 0.02 }),
    );
    expect(brand?.text).toBe('Bubbles & Bows');
  });

  it('uses the brand’s official spelling, even for a web address', async () => {
    const lines = [HEADLINE, at('CELINE', 0.4, 0.9, { height: 0.04 }), at('celine.com', 0.4, 0.95)];
    expect((await understood(lines)).elements.brand?.text).toBe('Céline');
  });

  it.each([
    ['Dior Addict', 'Dior'],
    ['Metro Logistics', 'Metro Logistics'],
    ['Brandt & Oyelaran', 'Brandt & Oyelaran'],
    ['lumo+', 'lumo+'],
    ['lumo +', 'lumo'],
  ])('finds the brand in %s: %s', async (line, name) => {
    expect((await brandOf(at(line, 0.75, 0.92)))?.text).toBe(name);
  });

  it.each([
    [
      'as written elsewhere in the image',
      'Ostrander & Wye opticians, Mill Street since 1908',
      'Ostrander & Wye',
    ],
    ['as the longer name that contains it', 'Ostrander Wye Opticians', 'Ostrander Wye Opticians'],
    [
      'as in the address when a sentence contains the words in lowercase',
      'We meet at the ostrander wye on Friday',
      'ostranderwye',
    ],
    [
      'as in the address when it appears nowhere else',
      'Glasses in an hour, eye test included',
      'ostranderwye',
    ],
  ])('spells a name that is run together in a web address %s', async (_, beside, name) => {
    const brand = await brandOf(at('Book at ostranderwye.com', 0.07, 0.8), at(beside, 0.07, 0.9));
    expect(brand?.text).toBe(name);
  });

  it('combines all places that show the same name', async () => {
    const { brand } = await understood([HEADLINE, at('TARNWELL', 0.07, 0.02), at('Tarnwell', 0.75, 0.9)]);
    expect(brand.map(({ text }) => text).toSorted()).toEqual(['TARNWELL', 'Tarnwell']);
  });

  it.each([
    ['an offer', at('MEGA DEALS', 0.75, 0.9)],
    ['a date', at('14 March', 0.75, 0.9)],
    ['an app store badge', at('Download on the App Store', 0.1, 0.9)],
    ['fine print', at('Terms and conditions apply', 0.1, 0.96, { height: 0.012 })],
    ['a call to action', at('Shop now', 0.1, 0.85)],
    ['a headline', at('Made for the climb', 0.1, 0.3, { height: 0.08 })],
  ])('does not pick %s', async (_, line) => {
    expect(await brandOf(line)).toBeNull();
  });

  describe('a logo without text', () => {
    const emblem = { x: 0.86, y: 0.86, w: 0.08, h: 0.08 };
    const drawn = (...boxes: Box[]) =>
      drawBoxes(
        400,
        400,
        WHITE,
        boxes.map((box) => ({ box, colour: [180, 20, 40] as const })),
      );

    it('has a confidence of at most one half and keeps its whole box', async () => {
      const found = await understood([HEADLINE], '', drawn(emblem));
      const { brand } = found;
      expect(brand).toHaveLength(1);
      expect(brand[0]!.confidence).toBeLessThanOrEqual(0.5);
      expect(overlap(brand[0]!.box, emblem)).toBeGreaterThan(0.9 * area(emblem));
      expect(brand[0]).toMatchObject({ text: '', because: expect.stringContaining('without letters') });
    });

    it('is not found when the shape touches the edge, fills the corner, or is tiny', async () => {
      for (const box of [
        { x: 0.6, y: 0.86, w: 0.4, h: 0.08 },
        { x: 0.74, y: 0.74, w: 0.26, h: 0.26 },
        { x: 0.9, y: 0.9, w: 0.01, h: 0.01 },
      ]) {
        const found = await understood([HEADLINE], '', drawn(box));
        expect(found.brand).toEqual([]);
      }
    });

    it('is merged with the name next to it', async () => {
      const name = at('TARNWELL', 0.62, 0.88);
      const found = await understood([HEADLINE, name], '', drawn(emblem));
      const { brand } = found;
      expect(brand.map(({ text }) => text)).toEqual(['TARNWELL']);
      expect(overlap(brand[0]!.box, emblem)).toBeGreaterThan(0.9 * area(emblem));
    });
  });
});

describe('fine print', () => {
  const said = 'Thornwick Lodge, two miles beyond the old mill';

  it.each([
    ['at the bottom', 0.96, 0.012, 'legal'],
    ['higher up', 0.6, 0.012, 'body'],
    ['at an even smaller size', 0.6, 0.01, 'legal'],
    ['when as large as other lines', 0.94, 0.03, 'body'],
  ])('is recognized by position and size %s', async (_, y, height, role) => {
    const line = at(said, 0.07, y, { height, box: { x: 0.07, y, w: 0.6, h: height } });
    const { text } = await understood([HEADLINE, at('TARNWELL', 0.07, 0.02), line]);
    expect(text.find(({ text: words }) => words === said)?.role).toBe(role);
  });
});
