import { describe, expect, it } from 'vitest';
import type { TextLine } from '../../../artifacts/artifacts.ts';
import { brandMark, callToActionOf, textLine } from '../../../testing/index.ts';
import type { FrameReading } from './read-frames.ts';
import { combineReadings } from './combine-readings.ts';

const DURATION = 8;

/** A frame every second. Lines without a role are headlines. */
const frame = (
  key: number,
  lines: readonly (Partial<TextLine> & { readonly text: string })[],
  extra: Partial<FrameReading> = {},
): FrameReading => ({
  key,
  text: lines.map((line) => textLine({ role: 'headline', height: 0.06, ...line })),
  callToAction: null,
  brand: lines.filter(({ role }) => role === 'brand').map(({ text }) => brandMark({ text, confidence: 0.9 })),
  faces: null,
  ...extra,
});

const logo = (text: string): Partial<TextLine> & { readonly text: string } => ({
  text,
  role: 'brand',
  height: 0.02,
  confidence: 0.86,
});

function seen(frames: readonly FrameReading[], starts: readonly number[], energy: readonly number[] = []) {
  return combineReadings(frames, {
    shots: starts.map((start, i) => ({
      start,
      end: starts[i + 1] ?? DURATION,
      joinedBy: i === 0 ? null : 'cut',
    })),
    motion: { energy: Array.from({ length: 16 }, (_, i) => energy[i] ?? 1), mean: 1, frozen: [] },
    duration: DURATION,
    secondOf: (key) => key,
  }).seen;
}

it('picks the brand with the highest confidence, not the longest visible line', () => {
  const item = (key: number) =>
    frame(key, [{ text: 'Flexible shifts' }], {
      brand: [brandMark({ text: 'Flexible shifts', confidence: 0.59 })],
    });
  const card = frame(6, [logo('Metro Logistics')], {
    brand: [brandMark({ text: 'Metro Logistics', confidence: 0.61 })],
  });
  const { brand } = seen([item(0), item(1), item(2), item(3), card], [0, 5.6]);
  expect(brand.map(({ text }) => text)).toEqual(['Metro Logistics']);
  const unlikely = frame(0, [], { brand: [brandMark({ text: 'Flexible shifts', confidence: 0.45 })] });
  expect(seen([unlikely], [0]).brand).toEqual([]);
});

it('finds the most certain offer and its time', () => {
  const offering = (key: number, words: string, p: number) =>
    frame(key, [{ text: words }], {
      offer: { text: words, p, box: { x: 0, y: 0, w: 1, h: 0.1 }, lines: [0] },
    });
  const { offer } = seen(
    [frame(0, [{ text: 'A warm coat' }]), offering(2, 'Coats from £45', 0.5), offering(4, '2 for £79', 0.9)],
    [0, 1, 3],
  );
  expect(offer).toMatchObject({ text: '2 for £79', confidence: 0.9, start: 3, end: DURATION });
  expect(seen([frame(0, [{ text: 'A warm coat' }])], [0]).offer).toBeNull();
});

describe('a brand name throughout a video', () => {
  const MISREAD = [
    'Little ewton',
    'Little ewton',
    'Littie Newton',
    'Ltte Newton',
    'Little ewton',
    'N Little ewton',
  ];
  const { brand, text, endCard } = seen(
    [
      ...MISREAD.map((name, i) => frame(i, [logo(name), { text: 'Science kids can spill' }])),
      frame(6, [{ text: 'Little Newton', height: 0.12 }]),
      frame(7, [
        { text: 'Little Newton', height: 0.12 },
        { text: 'Curious starts here', height: 0.03 },
      ]),
    ],
    [0, 5.6],
    Array.from({ length: 13 }, (_, i) => (i === 12 ? 30 : 1)),
  );

  it('is one brand despite misreadings, with the best spelling, until the end', () => {
    expect(brand).toEqual([expect.objectContaining({ text: 'Little Newton', start: 0, end: DURATION })]);
    expect(new Set(text.filter(({ role }) => role === 'brand').map((line) => line.text))).toEqual(
      new Set(['Little Newton']),
    );
  });

  it('appears on an end card that starts with its shot, even if it builds up gradually', () => {
    expect(endCard).toMatchObject({ start: 5.6, end: DURATION, brand: true });
  });
});

describe('the headline of a video', () => {
  const opening = [
    { text: 'Good hair', height: 0.1 },
    { text: 'days, every wash', height: 0.1 },
  ];
  const card = [{ text: 'Mane Matter', height: 0.1 }, { text: 'Shampoo without the small print' }];

  it('is the first lead, not the brand or tagline on the last card', () => {
    const { headline, text } = seen(
      [
        frame(0, [logo('Mane Matter'), opening[0]!]),
        frame(1, [logo('Mane Matter'), ...opening]),
        frame(2, [logo('Mane Matter'), ...opening]),
        frame(5, card),
        frame(7, card),
      ],
      [0, 3, 5],
    );
    expect(headline).toMatchObject({ text: 'Good hair days, every wash', start: 0, end: 5 });
    expect(text.filter(({ role }) => role === 'headline').map((line) => line.text)).toEqual([
      'Good hair',
      'days, every wash',
    ]);
  });

  it('does not include a filmed sign in another script, which is not an offer either', () => {
    const price = { text: '每天都用的包', p: 0.9, box: { x: 0, y: 0, w: 1, h: 0.1 }, lines: [1] };
    const { headline, offer, text } = seen(
      [
        frame(0, [logo('Ember Oak')]),
        frame(2, [logo('Ember Oak'), { text: '生男生女都一样', height: 0.1 }], { offer: price }),
        frame(4, [logo('Ember Oak')]),
        frame(6, [logo('Ember Oak'), { text: 'Free engraving' }]),
      ],
      [0, 2, 4, 6],
    );
    expect(headline?.text).toBe('Free engraving');
    expect(offer).toBeNull();
    expect(text.find((line) => line.text === '生男生女都一样')?.role).toBe('label');
  });

  it('is found in its own script even if the brand is in another', () => {
    const frames = [0, 3, 6].map((key) => frame(key, [logo('Ember Oak'), { text: '每天都用的包' }]));
    expect(seen(frames, [0, 2, 5]).headline?.text).toBe('每天都用的包');
  });
});

it.each([
  ['the headline again', 'text', 'Say it with soup', []],
  ['the headline again on a panel', 'button', 'Say it with soup', []],
  ['something else', 'text', 'Say it to Anna', ['Say it to Anna']],
] as const)(
  'takes a caption that says %s for a call to action only if it says more',
  (_, kind, caption, asked) => {
    const spoken = frame(
      1,
      [{ text: 'Say it' }, { text: 'with soup' }, { text: caption, role: 'callToAction' }],
      {
        callToAction: callToActionOf({ text: caption, kind }),
      },
    );
    const { callToAction, text } = seen([spoken], [0]);
    expect(callToAction.map((each) => each.text)).toEqual(asked);
    expect(text.find((line) => line.text === caption)?.role).toBe(asked.length > 0 ? 'callToAction' : 'body');
  },
);

it('prefers a button to a list item as the call to action', () => {
  const asks = (text: string, kind: 'button' | 'text', key: number) =>
    frame(key, [{ text, role: 'callToAction' }], { callToAction: callToActionOf({ text, kind }) });
  const list = asks('Start any week', 'text', 2);
  const button = asks('Find a club', 'button', 6);
  expect(seen([list, button], [0, 5]).callToAction.map(({ text }) => text)).toEqual(['Find a club']);
  expect(seen([list], [0]).callToAction.map(({ text }) => text)).toEqual(['Start any week']);
});

it('uses the typical contrast of a line that fades in', () => {
  const contrasts = [1.3, 6, 7, 7];
  const { text } = seen(
    contrasts.map((contrast, key) => frame(key, [{ text: 'Curious starts here', contrast }])),
    [0],
  );
  expect(text.map(({ contrast }) => contrast)).toEqual([7]);
});
