import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Layout } from '../../artifacts/artifacts.ts';
import type { Box } from '../../geometry.ts';
import { BLACK, drawBoxes, drawClutter, type Rgb, WHITE } from '../../testing/banners/drawn-frame.ts';
import { callToActionOf, face, textLine } from '../../testing/fakes/fake-elements.ts';
import { mapAttention } from '../attention/index.ts';
import { type Frame, raw } from '../frame/index.ts';
import { type LayoutElements, measureLayout } from './measure-layout.ts';

async function layoutOf(frame: Frame, given: Partial<LayoutElements> = {}): Promise<Layout> {
  const elements = { text: [], faces: [], callToAction: null, starbursts: [], ...given };
  const attention = await mapAttention(frame, { ...elements, brand: [] }, null);
  const layout = await measureLayout(frame, elements, attention.ok ? attention.value : null);
  if (!layout.ok) throw new Error(layout.reason);
  return layout.value;
}

const square = (box: Box, colour: Rgb = BLACK, ground: Rgb = WHITE): Frame =>
  drawBoxes(400, 400, ground, [{ box, colour }]);
const middle = square({ x: 0.4, y: 0.4, w: 0.2, h: 0.2 });
const lines = (...boxes: Box[]): Partial<LayoutElements> => ({ text: boxes.map((box) => textLine({ box })) });

describe('layout balance', () => {
  test('is symmetric and balanced for a centered square', async () => {
    const { symmetry, imbalance, centreOfMass } = await layoutOf(middle);
    expect(symmetry).toBeGreaterThan(0.99);
    expect(imbalance).toBeLessThan(0.01);
    expect(centreOfMass.x).toBeCloseTo(0.5, 2);
  });

  test('tips toward the side with the square, more so the farther it moves', async () => {
    const steps = await Promise.all(
      [0.4, 0.5, 0.6, 0.7].map((x) => layoutOf(square({ x, y: 0.4, w: 0.2, h: 0.2 }))),
    );
    const imbalance = steps.map((step) => step.imbalance);
    expect(imbalance).toEqual(imbalance.toSorted((a, b) => a - b));
    expect(steps.at(-1)?.symmetry).toBeLessThan(0.3);
    expect(steps.at(-1)?.centreOfMass.x).toBeGreaterThan(0.6);
  });

  test('is perfect for an empty frame', async () => {
    expect(await layoutOf(drawBoxes(300, 300, WHITE, []))).toMatchObject({ symmetry: 1, imbalance: 0 });
  });
});

describe('white space', () => {
  test('decreases as shapes fill the frame', async () => {
    const calm = await Promise.all(
      [0, 10, 40, 160].map(async (count) => (await layoutOf(drawClutter(400, 400, count))).whiteSpace),
    );
    expect(calm).toEqual(calm.toSorted((a, b) => b - a));
    expect(calm[0]).toBeGreaterThan(0.9);
    expect(calm.at(-1)).toBeLessThan(0.4);
  });

  test('does not include text, faces, and the button', async () => {
    const empty = drawBoxes(400, 400, WHITE, []);
    const { whiteSpace } = await layoutOf(empty);
    const half = { x: 0, y: 0, w: 1, h: 0.5 };
    for (const elements of [
      lines(half),
      { faces: [face({ box: half })] },
      { callToAction: callToActionOf({ box: half }) },
    ]) {
      expect((await layoutOf(empty, elements)).whiteSpace).toBeCloseTo(whiteSpace / 2, 1);
    }
  });
});

describe('alignment', () => {
  const at = (x: number, y: number, w = 0.4): Box => ({ x, y, w, h: 0.08 });

  test.each<[string, readonly Box[], number, number]>([
    ['a shared left edge', [at(0.1, 0.1), at(0.1, 0.3, 0.6), at(0.1, 0.5, 0.2)], 99, 100],
    ['a shared center', [at(0.3, 0.1), at(0.2, 0.3, 0.6), at(0.4, 0.5, 0.2)], 99, 100],
    ['a shared right edge', [at(0.5, 0.1), at(0.3, 0.3, 0.6), at(0.7, 0.5, 0.2)], 99, 100],
    ['unrelated edges', [at(0.1, 0.1, 0.31), at(0.23, 0.3, 0.55), at(0.4, 0.5, 0.13)], 0, 45],
  ])('%s', async (_, boxes, low, high) => {
    const { alignment } = await layoutOf(middle, lines(...boxes));
    expect(alignment).toBeGreaterThanOrEqual(low);
    expect(alignment).toBeLessThanOrEqual(high);
  });

  test('is unknown for fewer than two lines', async () => {
    expect((await layoutOf(middle, lines(at(0.1, 0.1)))).alignment).toBeNull();
  });

  test('decreases smoothly as a line slips out of place', async () => {
    const slips = [0, 0.01, 0.02, 0.04, 0.08];
    const values = await Promise.all(
      slips.map(
        async (slip) =>
          (await layoutOf(middle, lines(at(0.1, 0.1), at(0.1 + slip, 0.3, 0.53)))).alignment ?? 0,
      ),
    );
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(values[1]).toBeGreaterThan(90);
    expect(values.at(-1)).toBeLessThan(70);
  });
});

describe('text share', () => {
  test('counts overlapping boxes once', async () => {
    const boxes = [
      { x: 0, y: 0, w: 0.5, h: 0.5 },
      { x: 0.25, y: 0, w: 0.5, h: 0.5 },
    ];
    expect((await layoutOf(middle, lines(...boxes))).textShare).toBeCloseTo(0.375, 3);
  });
});

describe('layout subject', () => {
  test('stands out more as its lightness differs more from the background', async () => {
    const box = { x: 0.35, y: 0.35, w: 0.3, h: 0.3 };
    const steps = await Promise.all(
      [200, 150, 80, 0].map(
        async (level) => (await layoutOf(square(box, [level, level, level], [225, 225, 225]))).figureGround,
      ),
    );
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(steps.at(-1)).toBeGreaterThan(0.3);
  });

  test('scores higher on a third than in a corner', async () => {
    const onThird = await layoutOf(square({ x: 0.27, y: 0.27, w: 0.13, h: 0.13 }, [200, 20, 20]));
    const inCorner = await layoutOf(square({ x: 0, y: 0, w: 0.1, h: 0.1 }, [200, 20, 20]));
    expect(onThird.thirds).toBeGreaterThan(inCorner.thirds);
    expect(onThird.thirds).toBeGreaterThan(0.85);
  });
});

test('layout values hardly change for a JPEG at three quarters of the size', async () => {
  const ad = drawClutter(800, 600, 25);
  const saved = await raw(ad).resize(600).jpeg({ quality: 85 }).toBuffer();
  const { data, info } = await sharp(saved).raw().toBuffer({ resolveWithObject: true });
  const [before, after] = [
    await layoutOf(ad),
    await layoutOf({ width: info.width, height: info.height, data }),
  ];
  for (const name of ['whiteSpace', 'imbalance', 'symmetry', 'thirds', 'figureGround'] as const) {
    expect(Math.abs(after[name] - before[name])).toBeLessThan(0.03);
  }
});
