import { expect, it } from 'vitest';
import { drawClutter } from '../../../testing/banners/drawn-frame.ts';
import { renderBanner } from '../../../testing/index.ts';
import { measureSteadyLegibility } from './steady-legibility.ts';
import { measureLegibility } from './contrast.ts';

const SIZE = { width: 800, height: 300 };

const spread = (ratios: readonly number[]): number => Math.max(...ratios) / Math.min(...ratios);

it('is nearly the same for any box a detector may draw around text on a busy background', async () => {
  const single: number[] = [];
  const steady: number[] = [];
  for (const seed of [1, 2, 3]) {
    const line = { text: 'Fresh juice', x: 0.2, y: 0.55, size: 60, colour: '#ffffff' };
    const { frame, truth } = await renderBanner({
      ...SIZE,
      ground: { kind: 'photo', frame: drawClutter(SIZE.width, SIZE.height, 60, seed) },
      lines: [line],
    });
    const { box } = truth.lines[0]!;
    const [w, h] = [box.w * SIZE.width, box.h * SIZE.height];
    const boxes = [1.5, 1.55, 1.6, 1.65, 1.7, 1.75, 1.8].map((higher) => ({
      x: (box.x + box.w / 2) * SIZE.width,
      y: (box.y + box.h / 2) * SIZE.height,
      ux: 1,
      uy: 0,
      length: w + h,
      height: h * higher,
    }));
    single.push(spread(boxes.map((each) => measureLegibility(frame, each).contrast)));
    steady.push(spread(boxes.map((each) => measureSteadyLegibility(frame, each).contrast)));
  }
  expect(Math.max(...single)).toBeGreaterThan(2);
  expect(Math.max(...steady)).toBeLessThan(1.5);
});
