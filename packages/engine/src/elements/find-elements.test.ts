import { describe, expect, it } from 'vitest';
import { overlap } from '../geometry.ts';
import { type BannerSpec, exampleBanner, renderBanner } from '../testing/index.ts';
import { cached } from '../testing/cache/cached.ts';
import { loadReader, readText } from '../gatherers/text/index.ts';
import { findElements } from './find-elements.ts';

const find = (spec: BannerSpec) => cached('elements', spec, () => findAnew(spec));

async function findAnew(spec: BannerSpec) {
  const { frame, truth } = await renderBanner(spec);
  await loadReader();
  const text = await readText(frame);
  if (!text.ok) throw new Error(text.reason);
  const found = await findElements(frame, text.value, { faces: [], things: [] });
  if (!found.ok) throw new Error(found.reason);
  return { ...found.value, truth };
}

const button = exampleBanner().button!;

describe('call-to-action detection in a banner', () => {
  it('finds the button with exact edges and marks its line', async () => {
    const { callToAction, text, truth } = await find(exampleBanner());
    expect(callToAction).toMatchObject({
      text: 'Shop bottles',
      kind: 'button',
      startsWithVerb: true,
      specific: true,
    });
    const box = truth.button!.box;
    const shared = overlap(callToAction!.box, box);
    expect(shared / (box.w * box.h + callToAction!.share - shared)).toBeGreaterThan(0.9);
    expect(callToAction!.contrastWithSurround).toBeCloseTo(8.5, 0);
    expect(text.filter(({ role }) => role === 'callToAction').map((line) => line.text)).toEqual([
      'Shop bottles',
    ]);
  });

  it('finds a pill on a busy background, and plain text when the fill matches the background', async () => {
    const busy = { kind: 'texture', dark: '#1d3a2a', light: '#7a9a60' } as const;
    const pill = await find(exampleBanner({ ground: busy, shapes: [], button: { ...button, radius: 60 } }));
    expect(pill.callToAction).toMatchObject({ text: 'Shop bottles', kind: 'button' });
    const plain = { kind: 'plain', paint: '#f3e3cf' } as const;
    const hidden = await find(
      exampleBanner({ ground: plain, shapes: [], button: { ...button, text: 'Shop now', fill: '#f3e3cf' } }),
    );
    expect(hidden.callToAction).toMatchObject({ text: 'Shop now', kind: 'text' });
  });

  it('finds a button that takes up a fifth of a strip', async () => {
    const strip = { x: 0.66, y: 0.18, w: 0.31, h: 0.64, size: 13, fill: '#ffd166', ink: '#0b3b33' };
    const { callToAction } = await find({
      width: 320,
      height: 50,
      ground: { kind: 'plain', paint: '#0b5d4e' },
      lines: [{ text: '3.1% on your savings', x: 0.03, y: 0.63, size: 19, colour: '#ffffff', weight: 700 }],
      button: { ...strip, text: 'Open account' },
    });
    expect(callToAction).toMatchObject({ text: 'Open account', kind: 'button' });
  });

  it('finds a button that touches an area of nearly the same color', async () => {
    const { callToAction } = await find(
      exampleBanner({
        ground: { kind: 'plain', paint: '#f9b475' },
        shapes: [],
        button: { ...button, fill: '#f4a261', ink: '#1d2a3a' },
      }),
    );
    expect(callToAction).toMatchObject({ text: 'Shop bottles', kind: 'button' });
  });

  it('returns null when the ad makes no request', async () => {
    const { callToAction, text } = await find(exampleBanner({ button: null }));
    expect(callToAction).toBeNull();
    expect(text.some(({ role }) => role === 'callToAction')).toBe(false);
  });

  it('finds a prominent web address', async () => {
    const withAddress = (size: number) => {
      const address = { text: 'www.tarnwell.com', x: 0.07, y: 0.9, size, colour: '#ffffff' };
      const { lines } = exampleBanner();
      return find(exampleBanner({ button: null, lines: [...lines, address] }));
    };
    const { callToAction } = await withAddress(44);
    expect(callToAction).toMatchObject({ text: 'www.tarnwell.com', kind: 'text' });
  });

  it('is unsure when a shape contains text without a request', async () => {
    const { callToAction } = await find(exampleBanner({ button: { ...button, text: 'Stainless steel' } }));
    expect(callToAction?.confidence ?? 0).toBeLessThan(0.75);
    const real = await find(exampleBanner());
    expect(real.callToAction?.confidence).toBeGreaterThan(0.9);
  });
});
