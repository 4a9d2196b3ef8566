import { describe, expect, it } from 'vitest';
import { isText, joinFragments, type ReadBox, withoutStrayHan } from './lines.ts';
import type { TiltedBox } from './recognition/tilted-box.ts';

const HEIGHT = 40;

/** A box on one line of text that spans from one column to another. */
const boxAt = (from: number, to: number): TiltedBox => ({
  x: (from + to) / 2,
  y: 100,
  ux: 1,
  uy: 0,
  length: to - from,
  height: HEIGHT,
});

const part = (text: string, from: number, to: number): ReadBox => ({
  box: boxAt(from, to),
  reading: { text, confidence: 0.95 },
});

const joined = async (parts: readonly ReadBox[], whole: string, confidence = 0.95): Promise<string[]> =>
  (await joinFragments(parts, async () => ({ text: whole, confidence }))).map(({ reading }) => reading.text);

describe('line fragments', () => {
  it('with overlapping boxes are read again as one line', async () => {
    expect(await joined([part('RIDE F', 0, 200), part('FREE', 180, 300)], 'RIDE FREE')).toEqual([
      'RIDE FREE',
    ]);
  });

  it('keep their own readings if the joined one is less certain', async () => {
    expect(await joined([part('Shop', 0, 100), part('now', 102, 180)], 'Sh@pnw', 0.6)).toEqual(['Shop now']);
  });

  it('combine their network agreement weighted by letters', async () => {
    const [shop, now] = [part('Shop', 0, 100), part('more', 102, 200)];
    const parts = [
      { ...shop, reading: { ...shop.reading, alike: 1 } },
      { ...now, reading: { ...now.reading, alike: 0.5 } },
    ];
    const [line] = await joinFragments(parts, async () => ({ text: 'Sh@pmre', confidence: 0.6 }));
    expect(line!.reading.alike).toBe(0.75);
  });

  it('become one line when a faint word is read between them, replacing stray letters', async () => {
    const parts = [part('Order before', 0, 200), part('sa', 230, 250), part('delivery', 330, 450)];
    const read = async ({ length }: TiltedBox) => ({
      text: length > 400 ? 'Order before same-day delivery' : 'Order before sa',
      confidence: 0.95,
    });
    const lines = await joinFragments(parts, read);
    expect(lines.map(({ reading }) => reading.text)).toEqual(['Order before same-day delivery']);
  });

  it('stay columns when there is nothing between them', async () => {
    const parts = [part('Guided hikes', 0, 200), part('Campfire', 350, 480)];
    expect(await joined(parts, 'Guided hikes Campfire')).toEqual(['Guided hikes', 'Campfire']);
  });
});

describe('Chinese text', () => {
  const read = (text: string, confidence: number): ReadBox => ({
    box: boxAt(0, 100),
    reading: { text, confidence },
  });
  const textsOf = (items: readonly ReadBox[]) => withoutStrayHan(items).map(({ reading }) => reading.text);
  const latin = read('Linen shirts that breathe with you', 0.98);

  it('read with low confidence among Latin text is dropped', () => {
    expect(textsOf([latin, read('安儿也是传后人', 0.89)])).toEqual([latin.reading.text]);
    expect(textsOf([latin, read('安儿也是传后人', 0.97)])).toHaveLength(2);
  });

  it('is kept when the ad is in Chinese', () => {
    expect(textsOf([read('Sale', 0.98), read('安儿也是传后人', 0.89)])).toHaveLength(2);
  });
});

describe('a reading of one letter or digit', () => {
  const isRead = (text: string, confidence: number, share: number) =>
    isText(
      { box: { ...boxAt(0, 100), height: share * 1000 }, reading: { text, confidence } },
      { width: 1000, height: 1000, data: Buffer.alloc(0) },
    );

  it.each([
    ['€9', 0.92, 0.02, true],
    ['$5', 0.92, 0.02, true],
    ['5%', 0.92, 0.02, true],
    ['9 €', 0.92, 0.02, true],
    ['€9', 0.88, 0.1, false],
    ['9', 0.96, 0.1, true],
    ['9', 0.96, 0.04, false],
    ['-9', 0.99, 0.1, false],
  ])('"%s", read with confidence %d in %d of the height, is text: %s', (text, confidence, share, is) => {
    expect(isRead(text, confidence, share)).toBe(is);
  });
});
