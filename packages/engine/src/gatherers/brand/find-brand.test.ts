import { describe, expect, it } from 'vitest';
import type { TextLine } from '../../artifacts.ts';
import { area, type Box, overlap } from '../../geometry.ts';
import { drawBoxes, WHITE } from '../../testing/drawn-frame.ts';
import { textLine } from '../../testing/index.ts';
import { findBrand } from './find-brand.ts';

const FRAME = { width: 4, height: 4, data: new Uint8Array(48) };

const HEADLINE = textLine({ text: 'Hot until the summit' });

async function brandOf(lines: readonly TextLine[], copy?: string) {
  const found = await findBrand(FRAME, [HEADLINE, ...lines], copy);
  if (!found.ok) throw new Error(found.reason);
  return { ...found.value, confidence: found.confidence };
}

const at = (text: string, x: number, y: number, rest: Partial<TextLine> = {}): TextLine =>
  textLine({ text, role: 'body', box: { x, y, w: 0.2, h: 0.03 }, height: 0.03, ...rest });

describe('the brand of a banner', () => {
  it.each([
    ['a name alone in a corner', at('TARNWELL', 0.75, 0.9), 'TARNWELL', /bottom right corner/],
    ['a web address', at('www.tarnwell.com', 0.4, 0.6), 'www.tarnwell.com', /web address/],
    ['a trade mark sign', at('Tarnwell™', 0.4, 0.5), 'Tarnwell™', /trade mark/],
    ['an account name', at('@tarnwell', 0.4, 0.5), '@tarnwell', /account name/],
  ])('is known by %s', async (_, line, text, because) => {
    const { brand, text: lines } = await brandOf([line]);
    expect(brand[0]).toMatchObject({ text, because: expect.stringMatching(because) });
    expect(lines.at(-1)!.role).toBe('brand');
  });

  it('is surer when the ad copy names it too', async () => {
    const line = at('TARNWELL', 0.75, 0.9);
    const alone = await brandOf([line]);
    const named = await brandOf([line], 'Your coffee stays hot in a Tarnwell bottle.');
    expect(named.confidence).toBeGreaterThan(alone.confidence);
  });

  it('is surer where it is well known, and hardly less where a letter was misread', async () => {
    const sure = async (text: string) => (await brandOf([at(text, 0.4, 0.5)])).brand[0]?.confidence ?? 0;
    expect(await sure('NESPRESSO')).toBeGreaterThan((await sure('TARNWELLO')) + 0.2);
    expect(await sure('NESPRESSQ')).toBeGreaterThan((await sure('TARNWELLO')) + 0.15);
  });

  it('is the name that the web address begins with, too, also with a letter misread', async () => {
    const address = at('www.tarnwellusa.com', 0.4, 0.95, { height: 0.01 });
    for (const name of ['TARNWELL', 'TÀRNWELL']) {
      const { brand, text } = await brandOf([at(name, 0.4, 0.5), address]);
      expect(brand.map((mark) => mark.text)).toContain(name);
      expect(text.find((line) => line.text === name)?.role).toBe('brand');
    }
  });

  it('is as sure in every place that shows it as the name is, and as the letters were read', async () => {
    const { brand } = await brandOf([
      at('Nespresso', 0.3, 0.9),
      at('NESPRESSQ', 0.4, 0.5),
      at('nespresso', 0.4, 0.3, { confidence: 0.68 }),
    ]);
    const of = (text: string) => brand.find((mark) => mark.text === text)?.confidence ?? 0;
    expect(of('NESPRESSQ')).toBeGreaterThan(0.95 * of('Nespresso'));
    expect(of('nespresso')).toBeLessThan(0.8 * of('Nespresso'));
  });

  it('fades where it moves away from the edge', async () => {
    const sure = async (y: number) => (await brandOf([at('TARNWELL', 0.75, y)])).brand[0]?.confidence ?? 0;
    const steps = await Promise.all(Array.from({ length: 30 }, (_, step) => sure(0.7 + 0.009 * step)));
    const jumps = steps.slice(1).map((each, step) => Math.abs(each - steps[step]!));
    expect(Math.max(...steps) - Math.min(...steps)).toBeGreaterThan(0.1);
    expect(Math.max(...jumps)).toBeLessThan(0.05);
  });

  it('is marked wherever it stands, but a sentence with it keeps its role', async () => {
    const { brand, text } = await brandOf([
      at('Every Tarnwell keeps its heat', 0.1, 0.4),
      at('TARNWELL', 0.75, 0.9),
    ]);
    expect(brand.map((mark) => mark.text)).toEqual(['TARNWELL']);
    expect(text.map(({ role }) => role)).toEqual(['headline', 'body', 'brand']);
  });

  it.each([
    [
      'a price beside a place that the copy names',
      '£4.50 a loaf, delivered in Leeds',
      'Free delivery in Leeds.',
    ],
    ['an offer in a language that writes nouns large', '6 Flaschen für 49 €', 'Sechs Flaschen vom Winzer.'],
    ['a word that only opens a sentence of the copy', 'subscribe', 'Subscribe today and save.'],
  ])('is not %s', async (_, text, copy) => {
    const { brand } = await brandOf([at(text, 0.4, 0.5)], copy);
    expect(brand.filter((mark) => mark.confidence > 0.6)).toEqual([]);
  });

  it('is nothing where only sentences and offers stand', async () => {
    const { brand, confidence } = await brandOf([
      at('Save 30% on every bottle', 0.1, 0.9, { role: 'offer' }),
      at('with a lid that fits the cup', 0.1, 0.5),
    ]);
    expect(brand).toEqual([]);
    expect(confidence).toBeLessThan(0.7);
  });

  it.each([
    ['an offer', at('MEGA DEALS', 0.75, 0.9)],
    ['a date', at('14 March', 0.75, 0.9)],
    ['a month', at('March', 0.75, 0.9)],
    ['words of any ad', at('Black Friday', 0.75, 0.9)],
    ['an offer in another language', at('REBAJAS', 0.75, 0.9)],
    ['letters of mixed case', at('KeETCoce', 0.75, 0.9)],
    ['words run together', at('NOARTFICALCOLOURS', 0.75, 0.9)],
    ['a kind of food', at('CHOWDER', 0.75, 0.9)],
    ['a trade', at('Healthcare', 0.75, 0.9)],
    ['a kind of thing with words of any ad', at('New Mascara', 0.75, 0.9)],
    ['kinds of things run together', at('CAFEBAKESHOP', 0.4, 0.5)],
    ['the end of a sentence', at('Instead of a Cocktail."', 0.75, 0.05)],
    ['a contraction', at("SHOULDN'T", 0.4, 0.5)],
    ['a rare word in the midst of the picture', at('WHOPPER', 0.4, 0.5)],
    ['a faint scrap', at('MES', 0.75, 0.9, { contrast: 1.6 })],
    ['letters that were hardly read', at('ENNETH', 0.75, 0.9, { confidence: 0.67 })],
  ])('is not %s', async (_, line) => {
    expect((await brandOf([line])).brand).toEqual([]);
  });

  it('is shown again where a letter at its end was not read', async () => {
    const sure = async (...lines: TextLine[]) => (await brandOf(lines)).brand[0]?.confidence ?? 0;
    const large = at('Qdoba', 0.3, 0.4, { height: 0.06 });
    const whole = await sure(large, at('Qdoba', 0.75, 0.9));
    const part = await sure(large, at('doba', 0.75, 0.9));
    expect(part).toBeGreaterThan((await sure(large)) + 0.1);
    expect(whole - part).toBeLessThan(0.15);
  });

  it('is not a kind of thing that is said again and again', async () => {
    const { brand } = await brandOf([
      at('Healthcare', 0.1, 0.3),
      at('Southern Illinois Healthcare', 0.4, 0.6),
    ]);
    expect(brand).toEqual([]);
  });

  it('may be a word that others say, too, less surely than a word of its own', async () => {
    const sure = async (text: string) => (await brandOf([at(text, 0.75, 0.9)])).brand[0]?.confidence ?? 0;
    expect(await sure('CONVERSE')).toBeGreaterThan(0.4);
    expect(await sure('CONVERSE')).toBeLessThan((await sure('TARNWELL')) - 0.1);
  });

  it('is still a name where its letters are faint', async () => {
    const { brand } = await brandOf([at('Quantaleaf', 0.75, 0.94, { contrast: 1.6 })]);
    expect(brand.map(({ text }) => text)).toEqual(['Quantaleaf']);
  });

  it('is not half of a word that stands whole elsewhere', async () => {
    const { brand: marks } = await brandOf([at('WALKER SHAMPOO BAR', 0.1, 0.4), at('ALKER', 0.75, 0.9)]);
    expect(marks.map(({ text }) => text)).not.toContain('ALKER');
  });

  it('leaves the headline to the next line when the largest one is the name', async () => {
    const name = textLine({ text: 'TARNWELL', box: { x: 0.3, y: 0.05, w: 0.4, h: 0.12 }, role: 'headline' });
    const found = await findBrand(FRAME, [name, at('Hot until the summit', 0.3, 0.5)], '');
    expect(found.ok && found.value.text.map(({ role }) => role)).toEqual(['brand', 'headline']);
  });

  describe('as a shape without letters', () => {
    const emblem = { x: 0.86, y: 0.86, w: 0.08, h: 0.08 };
    const drawn = (...boxes: Box[]) =>
      drawBoxes(
        400,
        400,
        WHITE,
        boxes.map((box) => ({ box, colour: [180, 20, 40] as const })),
      );

    it('is half sure at most, and has its whole box', async () => {
      const found = await findBrand(drawn(emblem), [HEADLINE]);
      const { brand } = found.ok ? found.value : { brand: [] };
      expect(brand).toHaveLength(1);
      expect(brand[0]!.confidence).toBeLessThanOrEqual(0.5);
      expect(overlap(brand[0]!.box, emblem)).toBeGreaterThan(0.9 * area(emblem));
      expect(brand[0]).toMatchObject({ text: '', because: expect.stringContaining('without letters') });
    });

    it('is none where the shape runs on, fills the corner or is a speck', async () => {
      for (const box of [
        { x: 0.6, y: 0.86, w: 0.4, h: 0.08 },
        { x: 0.74, y: 0.74, w: 0.26, h: 0.26 },
        { x: 0.9, y: 0.9, w: 0.01, h: 0.01 },
      ]) {
        const found = await findBrand(drawn(box), [HEADLINE]);
        expect(found.ok && found.value.brand).toEqual([]);
      }
    });

    it('belongs to the name that it stands beside', async () => {
      const name = at('TARNWELL', 0.62, 0.88);
      const found = await findBrand(drawn(emblem), [HEADLINE, name]);
      const { brand } = found.ok ? found.value : { brand: [] };
      expect(brand.map(({ text }) => text)).toEqual(['TARNWELL']);
      expect(overlap(brand[0]!.box, emblem)).toBeGreaterThan(0.9 * area(emblem));
    });
  });
});
