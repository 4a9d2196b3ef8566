import { describe, expect, it } from 'vitest';
import type { TextLine } from '../artifacts.ts';
import { textLine } from '../testing/index.ts';
import { findBrand } from './brand.ts';

const FRAME = { width: 4, height: 4, data: new Uint8Array(48) };

const HEADLINE = textLine({ text: 'Hot until the summit' });

function brandOf(lines: readonly TextLine[], copy?: string) {
  const found = findBrand(FRAME, [HEADLINE, ...lines], copy);
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
  ])('is known by %s', (_, line, text, because) => {
    const { brand, text: lines } = brandOf([line]);
    expect(brand[0]).toMatchObject({ text, because: expect.stringMatching(because) });
    expect(lines.at(-1)!.role).toBe('brand');
  });

  it('is surer when the ad copy names it too', () => {
    const line = at('TARNWELL', 0.75, 0.9);
    const alone = brandOf([line]);
    const named = brandOf([line], 'Your coffee stays hot in a Tarnwell bottle.');
    expect(named.confidence).toBeGreaterThan(alone.confidence);
  });

  it('is marked wherever it stands, but a sentence with it keeps its role', () => {
    const { brand, text } = brandOf([
      at('Every Tarnwell keeps its heat', 0.1, 0.4),
      at('TARNWELL', 0.75, 0.9),
    ]);
    expect(brand.map((mark) => mark.text)).toEqual(['TARNWELL']);
    expect(text.map(({ role }) => role)).toEqual(['headline', 'body', 'brand']);
  });

  it('is nothing where only sentences and offers stand', () => {
    const { brand, confidence } = brandOf([
      at('Save 30% on every bottle', 0.1, 0.9, { role: 'offer' }),
      at('with a lid that fits the cup', 0.1, 0.5),
    ]);
    expect(brand).toEqual([]);
    expect(confidence).toBeLessThan(0.7);
  });

  it('leaves the headline to the next line when the largest one is the name', () => {
    const name = textLine({ text: 'TARNWELL', box: { x: 0.3, y: 0.05, w: 0.4, h: 0.12 }, role: 'headline' });
    const found = findBrand(FRAME, [name, at('Hot until the summit', 0.3, 0.5)], '');
    expect(found.ok && found.value.text.map(({ role }) => role)).toEqual(['brand', 'headline']);
  });
});
