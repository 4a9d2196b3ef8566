import { beforeAll, describe, expect, it } from 'vitest';
import { overlap } from '../../geometry.ts';
import { type BannerSpec, exampleBanner, renderBanner } from '../../testing/index.ts';
import { findCallToAction } from './find-call-to-action.ts';
import { isCall, isContact, isSpecific, offersContact, startsWithVerb } from './request-words.ts';
import { loadReader, readText } from '../text/index.ts';

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

  it('is a button that takes a fifth of a strip', async () => {
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

  it('is a button that touches something of nearly its colour', async () => {
    const { callToAction } = await find(
      exampleBanner({
        ground: { kind: 'plain', paint: '#f9b475' },
        shapes: [],
        button: { ...button, fill: '#f4a261', ink: '#1d2a3a' },
      }),
    );
    expect(callToAction).toMatchObject({ text: 'Shop bottles', kind: 'button' });
  });

  it('is null where nothing is asked for, however loud the headline', async () => {
    const { callToAction, text } = await find(exampleBanner({ button: null }));
    expect(callToAction).toBeNull();
    expect(text.some(({ role }) => role === 'callToAction')).toBe(false);
  });

  it('may be an address that is meant to be seen, and hardly', async () => {
    const withAddress = (size: number) => {
      const address = { text: 'www.tarnwell.com', x: 0.07, y: 0.9, size, colour: '#ffffff' };
      const { lines } = exampleBanner();
      return find(exampleBanner({ button: null, lines: [...lines, address] }));
    };
    const { callToAction } = await withAddress(44);
    expect(callToAction).toMatchObject({ text: 'www.tarnwell.com', kind: 'text' });
    expect(callToAction!.confidence).toBeLessThan(0.6);
    expect((await withAddress(14)).callToAction).toBeNull();
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

  it.each([
    ['Jetzt kaufen', true, true, false],
    ['Découvrez la collection', true, true, true],
    ['Reserva tu mesa', true, true, true],
    ['Scopri di più', true, true, false],
    ['Saiba mais', true, true, false],
  ])('%s: a call %s, with a verb %s, says what one gets %s', (text, call, verb, specific) => {
    expect([isCall(text), startsWithVerb(text), isSpecific(text)]).toEqual([call, verb, specific]);
  });

  it.each([
    ['www.tarnwell.com', true],
    ['tarnwell.de/bottles', true],
    ['0800 123 4567', true],
    ['+44 20 7946 0958', true],
    ['14 March 2026', false],
    ['$1,299.00', false],
    ['Only at the shop on 12 High Street', false],
  ])('%s is a way to get in touch: %s', (text, is) => {
    expect(offersContact(text)).toBe(is);
    expect(isContact(text)).toBe(false);
  });

  it('tells a call from a sentence that holds its words', () => {
    expect(isCall('Shop now')).toBe(true);
    expect(isCall('Call us today')).toBe(true);
    expect(isCall('The shop around the corner is open all night')).toBe(false);
  });
});
