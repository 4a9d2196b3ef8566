import { beforeAll, describe, expect, it } from 'vitest';
import { overlap } from '../geometry.ts';
import { type BannerSpec, exampleBanner, renderBanner } from '../testing/index.ts';
import { findCallToAction } from './call-to-action.ts';
import { isCall, isSpecific, startsWithVerb } from './call-to-action-words.ts';
import { loadReader, readText } from './text.ts';

beforeAll(loadReader);

async function find(spec: BannerSpec) {
  const { frame, truth } = await renderBanner(spec);
  const text = await readText(frame);
  if (!text.ok) throw new Error(text.reason);
  const found = await findCallToAction(frame, text.value);
  if (!found.ok) throw new Error(found.reason);
  return { ...found.value, truth };
}

const button = exampleBanner().button!;

describe('the call to action of a banner', () => {
  it('is the button, measured to its edges, and its line is marked', async () => {
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

  it('is found as a pill on a busy ground, and is mere text where the fill is that of the ground', async () => {
    const busy = { kind: 'texture', dark: '#1d3a2a', light: '#7a9a60' } as const;
    const pill = await find(exampleBanner({ ground: busy, shapes: [], button: { ...button, radius: 60 } }));
    expect(pill.callToAction).toMatchObject({ text: 'Shop bottles', kind: 'button' });
    const plain = { kind: 'plain', paint: '#f3e3cf' } as const;
    const hidden = await find(
      exampleBanner({ ground: plain, shapes: [], button: { ...button, text: 'Shop now', fill: '#f3e3cf' } }),
    );
    expect(hidden.callToAction).toMatchObject({ text: 'Shop now', kind: 'text' });
  });

  it('is null where nothing is asked for, however loud the headline', async () => {
    const { callToAction, text } = await find(exampleBanner({ button: null }));
    expect(callToAction).toBeNull();
    expect(text.some(({ role }) => role === 'callToAction')).toBe(false);
  });

  it('is not a label: a shape with words that ask for nothing', async () => {
    const { callToAction } = await find(exampleBanner({ button: { ...button, text: 'Stainless steel' } }));
    expect(callToAction).toBeNull();
  });
});

describe('the words of a call to action', () => {
  it.each([
    ['Shop trail shoes', true, true],
    ['Learn more', true, false],
    ['Click here', true, false],
    ['Get started', true, false],
    ['Get my free quote', true, true],
    ['Book a table', true, true],
    ['Summer collection', false, true],
  ])('%s: begins with a verb %s, names what one gets %s', (text, verb, specific) => {
    expect(startsWithVerb(text)).toBe(verb);
    expect(isSpecific(text)).toBe(specific);
  });

  it('tells a call from a sentence that holds its words', () => {
    expect(isCall('Shop now')).toBe(true);
    expect(isCall('Call us today')).toBe(true);
    expect(isCall('The shop around the corner is open all night')).toBe(false);
  });
});
