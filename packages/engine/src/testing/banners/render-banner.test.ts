import { describe, expect, it } from 'vitest';
import { exampleBanner } from './example-banner.ts';
import { renderBanner } from './render-banner.ts';

const white = (overrides = {}) => ({
  width: 400,
  height: 300,
  ground: { kind: 'plain', paint: '#ffffff' } as const,
  lines: [{ text: 'Seen', x: 0.25, y: 0.5, size: 60, colour: '#000000', ...overrides }],
});

describe('a drawn banner', () => {
  it('is byte-identical in every run', async () => {
    const [first, second] = [await renderBanner(exampleBanner()), await renderBanner(exampleBanner())];
    expect(Buffer.compare(first.png, second.png)).toBe(0);
  });

  it('reports the position and contrast of its text', async () => {
    const { frame, truth } = await renderBanner(white());
    const { box, contrast } = truth.lines[0]!;
    expect(contrast).toBeCloseTo(21, 1);
    const darkAt = [...frame.data.keys()].filter((at) => at % 3 === 0 && frame.data[at]! < 128);
    const columns = darkAt.map((at) => (at / 3) % 400);
    const rows = darkAt.map((at) => Math.floor(at / 3 / 400));
    expect(Math.min(...columns) / 400).toBeCloseTo(box.x, 1);
    expect(Math.max(...columns) / 400).toBeCloseTo(box.x + box.w, 1);
    expect(Math.min(...rows) / 300).toBeCloseTo(box.y, 1);
    expect(Math.max(...rows) / 300).toBeCloseTo(box.y + box.h, 1);
  });

  it('uses a panel as the background of its text', async () => {
    const { truth } = await renderBanner(white({ panel: { fill: '#000000', padding: 12 } }));
    expect(truth.lines[0]!.contrast).toBeCloseTo(1, 1);
  });

  it('centers the text of a button', async () => {
    const { truth } = await renderBanner(exampleBanner());
    const { box, textBox } = truth.button!;
    expect(textBox.x + textBox.w / 2).toBeCloseTo(box.x + box.w / 2, 2);
    expect(Math.abs(textBox.y + textBox.h / 2 - (box.y + box.h / 2))).toBeLessThan(box.h / 6);
  });
});
