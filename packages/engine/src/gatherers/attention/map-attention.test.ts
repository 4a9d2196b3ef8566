import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Attention } from '../../artifacts/artifacts.ts';
import type { Box } from '../../geometry.ts';
import { drawBoxes, drawClutter, type Rgb, WHITE } from '../../testing/banners/drawn-frame.ts';
import { brandMark, callToActionOf, face, textLine } from '../../testing/fakes/fake-elements.ts';
import type { AttentionElements } from './elements.ts';
import { attentionOn } from '../../elements/corrections/remeasure.ts';
import { predictGaze } from './gaze.ts';
import { mapAttention } from './map-attention.ts';
import { loadNanodet, runObjectNetwork } from '../things/index.ts';
import { type Frame, raw } from '../frame/index.ts';

const NOTHING: AttentionElements = { text: [], faces: [], callToAction: null, brand: [] };
const RED: Rgb = [210, 30, 40];
const corner: Box = { x: 0.72, y: 0.7, w: 0.2, h: 0.2 };
const plain = drawBoxes(400, 300, [200, 205, 210], []);
const busy = drawClutter(400, 300, 30);

/** The network's file is downloaded; where that failed, these tests are skipped by name. */
const NETWORK_IS_THERE = await loadNanodet().then(
  () => true,
  () => false,
);

const seen = new WeakMap<Frame, ReturnType<typeof runObjectNetwork>>();

/** Runs the network once per frame, because it takes longer than everything else. */
function seenOnce(frame: Frame): ReturnType<typeof runObjectNetwork> {
  const sight = seen.get(frame) ?? runObjectNetwork(frame);
  seen.set(frame, sight);
  return sight;
}

async function attentionOf(
  frame: Frame,
  elements: Partial<AttentionElements> = {},
  network = false,
): Promise<Attention> {
  const sight = network ? await seenOnce(frame) : null;
  const attention = await mapAttention(frame, { ...NOTHING, ...elements }, sight?.ok ? sight.value : null);
  if (!attention.ok) throw new Error(attention.reason);
  return attention.value;
}

function cellAt({ columns, values }: Attention, x: number, y: number, rows: number): number {
  return Buffer.from(values, 'base64')[Math.floor(y * rows) * columns + Math.floor(x * columns)]!;
}

describe('contrast-based attention map', () => {
  test('has about 64 cells on the longer side, one byte each, and a peak of 255', async () => {
    const wide = await attentionOf(drawClutter(800, 200, 20));
    expect([wide.columns, wide.rows]).toEqual([64, 16]);
    const bytes = Buffer.from(wide.values, 'base64');
    expect(bytes).toHaveLength(64 * 16);
    expect(Math.max(...bytes)).toBe(255);
  });

  test('is centered for an empty frame', async () => {
    const { centres } = await attentionOf(plain);
    expect(centres).toHaveLength(1);
    expect(centres[0]?.x).toBeCloseTo(0.5, 1);
    expect(centres[0]?.y).toBeCloseTo(0.5, 1);
  });

  test('follows the only thing that stands out', async () => {
    const { centres } = await attentionOf(
      drawBoxes(400, 300, WHITE, [{ box: { x: 0.7, y: 0.2, w: 0.12, h: 0.16 }, colour: RED }]),
    );
    expect(centres[0]?.x).toBeCloseTo(0.76, 1);
    expect(centres[0]?.y).toBeCloseTo(0.28, 1);
  });

  test('is the same for the same image', async () => {
    expect(await attentionOf(busy)).toEqual(await attentionOf({ ...busy }));
  });

  test('hardly changes for a JPEG at three quarters of the size', async () => {
    const elements = { text: [textLine()], faces: [face()] };
    const large = drawClutter(800, 600, 30);
    const saved = await raw(large).resize(600).jpeg({ quality: 85 }).toBuffer();
    const { data, info } = await sharp(saved).raw().toBuffer({ resolveWithObject: true });
    const before = await attentionOf(large, elements);
    const after = await attentionOf({ width: info.width, height: info.height, data }, elements);
    expect(after.shares.faces).toBeCloseTo(before.shares.faces ?? 0, 1);
    expect(after.concentration).toBeCloseTo(before.concentration, 2);
  });
});

describe('element attention', () => {
  test('has no share for a missing element', async () => {
    expect((await attentionOf(busy)).shares).toEqual({
      headline: null,
      offer: null,
      callToAction: null,
      brand: null,
      faces: null,
      text: null,
    });
  });

  test.each<[keyof Attention['shares'], Partial<AttentionElements>]>([
    ['faces', { faces: [face({ box: corner })] }],
    ['headline', { text: [textLine({ box: corner, role: 'headline' })] }],
    ['offer', { text: [textLine({ box: corner, role: 'offer' })] }],
    ['callToAction', { callToAction: callToActionOf({ box: corner }) }],
    ['brand', { brand: [brandMark({ box: corner })] }],
  ])('%s attract attention', async (name, elements) => {
    const [without, withIt] = [await attentionOf(busy), await attentionOf(busy, elements)];
    const x = corner.x + corner.w / 2;
    const y = corner.y + corner.h / 2;
    expect(cellAt(withIt, x, y, withIt.rows)).toBeGreaterThan(cellAt(without, x, y, without.rows));
    const share = withIt.shares[name];
    expect(share).toBeGreaterThan(corner.w * corner.h);
    expect(share).toBeLessThan(1);
  });

  test('is higher for a face than for a line of text of the same size', async () => {
    const asFace = await attentionOf(busy, { faces: [face({ box: corner })] });
    const asText = await attentionOf(busy, { text: [textLine({ box: corner })] });
    expect(asFace.shares.faces).toBeGreaterThan(asText.shares.text ?? 1);
  });

  test('counts a duplicate line once', async () => {
    const line = textLine({ box: corner });
    const [once, twice] = [
      await attentionOf(busy, { text: [line] }),
      await attentionOf(busy, { text: [line, line] }),
    ];
    expect(twice.shares.text).toBe(once.shares.text);
  });

  test('stays as it is when it is measured again after a correction', async () => {
    const lines = [0.31, 0.347].map((y) =>
      textLine({ box: { x: 0.1, y, w: 0.6, h: 0.035 }, role: 'headline' }),
    );
    const attention = await attentionOf(busy, { text: lines });
    expect(attentionOn(attention, { text: lines }).shares).toEqual(attention.shares);
  });

  test('is complete for a box over the whole frame', async () => {
    const { shares } = await attentionOf(busy, { text: [textLine({ box: { x: 0, y: 0, w: 1, h: 1 } })] });
    expect(shares.text).toBeCloseTo(1, 5);
  });
});

describe('attention centers', () => {
  const dot = (x: number, y: number) => face({ box: { x, y, w: 0.1, h: 0.13 } });

  test('are more concentrated for one face than for five spread over the frame', async () => {
    const one = await attentionOf(plain, { faces: [dot(0.45, 0.4)] });
    const five = await attentionOf(plain, {
      faces: [dot(0.2, 0.2), dot(0.7, 0.2), dot(0.45, 0.4), dot(0.2, 0.65), dot(0.7, 0.65)],
    });
    expect(one.concentration).toBeGreaterThan(five.concentration);
    expect(one.centres).toHaveLength(1);
    expect(five.centres.length).toBeGreaterThan(2);
  });

  test('are sorted by strength, with shares that add up to at most 1', async () => {
    const { centres } = await attentionOf(busy, { faces: [dot(0.2, 0.2), dot(0.7, 0.6)] });
    const shares = centres.map(({ share }) => share);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1.0001);
  });
});

test.each([
  [1600, 2],
  [2, 1600],
  [32, 32],
])('a map can be made for a frame of %i x %i', async (width, height) => {
  const { centres, concentration } = await attentionOf(drawClutter(width, height, 3), { faces: [face()] });
  expect(concentration).toBeGreaterThanOrEqual(0);
  expect(centres.every(({ x, y }) => x >= 0 && x <= 1 && y >= 0 && y <= 1)).toBe(true);
});

describe.skipIf(!NETWORK_IS_THERE)('neural network attention map', () => {
  const byNetwork = (frame: Frame, elements: Partial<AttentionElements> = {}) =>
    attentionOf(frame, elements, true);

  test('adds up to 1', async () => {
    const sight = await seenOnce(busy);
    const gaze = await predictGaze(busy, NOTHING, sight.ok ? sight.value.drawn : null);
    expect([gaze.width, gaze.height]).toEqual([64, 48]);
    expect(gaze.data.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 5);
    expect(gaze.data.every((value) => value > 0)).toBe(true);
  });

  test('is the same for the same image', async () => {
    expect(await byNetwork(busy)).toEqual(await byNetwork({ ...busy }));
  });

  test.each([1.5, 2, 3, 4.5, 7])(
    'gives a line with contrast %d more attention than a fainter one',
    async (contrast) => {
      const share = async (ratio: number) =>
        (await byNetwork(busy, { text: [textLine({ box: corner, contrast: ratio })] })).shares.text ?? 0;
      expect(await share(contrast)).toBeGreaterThan(await share(contrast / 1.4));
    },
  );

  test.each<[keyof Attention['shares'], Partial<AttentionElements>]>([
    ['faces', { faces: [face({ box: corner })] }],
    ['headline', { text: [textLine({ box: corner, role: 'headline' })] }],
    ['callToAction', { callToAction: callToActionOf({ box: corner }) }],
    ['brand', { brand: [brandMark({ box: corner })] }],
  ])('%s attract attention', async (name, elements) => {
    const [without, withIt] = [await byNetwork(busy), await byNetwork(busy, elements)];
    const [x, y] = [corner.x + corner.w / 2, corner.y + corner.h / 2];
    expect(cellAt(withIt, x, y, withIt.rows)).toBeGreaterThan(cellAt(without, x, y, without.rows));
    expect(withIt.shares[name]).toBeGreaterThan(corner.w * corner.h);
  });

  test.each([
    [1600, 2],
    [2, 1600],
    [32, 32],
  ])('can be made for a frame of %i x %i', async (width, height) => {
    const { centres } = await byNetwork(drawClutter(width, height, 3), { faces: [face()] });
    expect(centres.every(({ x, y }) => x >= 0 && x <= 1 && y >= 0 && y <= 1)).toBe(true);
  });
});

describe('object at an attention center', () => {
  const bottle = { label: 'bottle', box: { x: 0.3, y: 0.3, w: 0.4, h: 0.4 }, confidence: 0.8 };
  const room = { label: 'bed', box: { x: 0, y: 0, w: 1, h: 1 }, confidence: 0.9 };
  const drawn = { width: 64, height: 48, data: new Float32Array(64 * 48) };
  const first = async (elements: Partial<AttentionElements> = {}) => {
    const attention = await mapAttention(
      plain,
      { ...NOTHING, ...elements },
      { things: [room, bottle], drawn },
    );
    return attention.ok ? attention.value.centres[0]?.thing : attention.reason;
  };

  test('is named unless it is furniture or text is in front of it', async () => {
    expect(await first()).toBe('bottle');
    expect(await first({ text: [textLine({ box: { x: 0.2, y: 0.4, w: 0.6, h: 0.2 } })] })).toBeUndefined();
  });
});
