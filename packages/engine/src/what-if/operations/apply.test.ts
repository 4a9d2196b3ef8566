import { beforeAll, describe, expect, it } from 'vitest';
import { fromHex, toOklab } from '../../color-space.ts';
import { measureLegibility } from '../../gatherers/text/contrast/contrast.ts';
import type { Frame } from '../../gatherers/frame/index.ts';
import type { Box } from '../../geometry.ts';
import { type BannerSpec, renderBanner } from '../../testing/index.ts';
import type { Letters } from '../fix.ts';
import { apply, applyAll } from './apply.ts';

const BUSY = { kind: 'texture', dark: '#6d7b60', light: '#d4cfb6', grain: 0.3 } as const;
const PLAIN = { kind: 'plain', paint: '#e9eef2' } as const;

const banner = (ground: BannerSpec['ground'], colour: string): BannerSpec => ({
  width: 800,
  height: 400,
  ground,
  lines: [{ text: 'Hot until the summit', x: 0.08, y: 0.4, size: 64, colour, weight: 700 }],
  button: { text: 'Shop bottles', x: 0.08, y: 0.65, w: 0.25, h: 0.14, fill: '#d8dee3', ink: '#b6c3cd' },
});

interface Drawn {
  readonly frame: Frame;
  readonly line: Letters;
  readonly button: Box;
  readonly action: Letters;
}

async function drawn(ground: BannerSpec['ground'], color: string, behind: string): Promise<Drawn> {
  const { frame, truth } = await renderBanner(banner(ground, color));
  const { box, textBox } = truth.button!;
  return {
    frame,
    line: { box: truth.lines[0]!.box, ink: color, ground: behind },
    button: box,
    action: { box: textBox, ink: '#b6c3cd', ground: '#d8dee3' },
  };
}

/** Measured as in a grading: in a box half a letter larger than the ink. */
function legibility(frame: Frame, { box }: Letters) {
  const height = box.h * frame.height;
  const [x, y] = [(box.x + box.w / 2) * frame.width, (box.y + box.h / 2) * frame.height];
  return measureLegibility(frame, {
    x,
    y,
    ux: 1,
    uy: 0,
    length: box.w * frame.width + height,
    height: height * 1.7,
  });
}

const pixel = ({ data, width, height }: Frame, x: number, y: number): number[] => {
  const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 3;
  return [...data.subarray(at, at + 3)];
};

/** Number of dark pixels in the lowest fifth of a line, where the descenders are. */
function darkBelow({ data, width, height }: Frame, { x, y, w, h }: Box): number {
  let count = 0;
  for (let row = Math.floor((y + 0.82 * h) * height); row < (y + h) * height; row++) {
    for (let column = Math.floor(x * width); column < (x + w) * width; column++) {
      if (data[(row * width + column) * 3]! < 150) count++;
    }
  }
  return count;
}

let busy: Drawn;
let pale: Drawn;
beforeAll(async () => {
  busy = await drawn(BUSY, '#ffffff', '#a3a78c');
  pale = await drawn(PLAIN, '#c3ced6', '#e9eef2');
});

describe('a panel behind text', () => {
  const panel = (contrast: number, texture = 1) => ({
    kind: 'panel' as const,
    box: { x: 0.04, y: 0.2, w: 0.85, h: 0.3 },
    strengthen: [busy.line],
    spare: [],
    contrast,
    texture,
  });

  it('raises the contrast to the target without overshooting much', async () => {
    expect(legibility(busy.frame, busy.line).contrast).toBeLessThan(2.8);
    const after = legibility(await apply(busy.frame, panel(4.5)), busy.line);
    expect(after.contrast).toBeGreaterThan(4.2);
    expect(after.contrast).toBeLessThan(7);
  });

  it('is weaker for a lower target', async () => {
    const [three, six] = await Promise.all([apply(busy.frame, panel(3)), apply(busy.frame, panel(6))]);
    expect(legibility(three, busy.line).contrast).toBeLessThan(legibility(six, busy.line).contrast);
  });

  it('calms the background', async () => {
    const after = await apply(busy.frame, panel(3, 0.03));
    expect(legibility(after, busy.line).groundTexture).toBeLessThan(0.05);
  });

  it('leaves the letters and the rest of the image unchanged', async () => {
    const after = await apply(busy.frame, panel(4.5));
    expect(legibility(after, busy.line).ink).toMatch(/^#f[5-f]f[5-f]f[5-f]$/);
    for (const [x, y] of [
      [0.02, 0.9],
      [0.98, 0.05],
      [0.6, 0.8],
    ] as const) {
      expect(pixel(after, x, y)).toEqual(pixel(busy.frame, x, y));
    }
  });

  it('is skipped when letters cannot be told from the background', async () => {
    const nothing = { ...busy.line, box: { x: 0.4, y: 0.6, w: 0.5, h: 0.2 }, ink: '#c8caa8' };
    expect(await apply(busy.frame, { ...panel(4.5), strengthen: [nothing] })).toBe(busy.frame);
  });
});

describe('recolored text', () => {
  it('reaches the target contrast on a plain background and changes nothing else', async () => {
    const operation = { kind: 'ink', letters: [pale.line], contrast: 4.7, mayTurn: false } as const;
    const after = await apply(pale.frame, operation);
    const { contrast } = legibility(after, pale.line);
    expect(contrast).toBeGreaterThan(4.5);
    expect(contrast).toBeLessThan(5.5);
    expect(pixel(after, 0.9, 0.9)).toEqual(pixel(pale.frame, 0.9, 0.9));
  });

  it('leaves a similarly colored shape that reaches into the line unchanged', async () => {
    const circle = { kind: 'circle', x: 900, y: 180, r: 130, fill: '#dde5eb' } as const;
    const { frame } = await renderBanner({ ...banner(PLAIN, '#c3ced6'), shapes: [circle] });
    const operation = { kind: 'ink', letters: [pale.line], contrast: 4.7, mayTurn: false } as const;
    const after = await apply(frame, operation);
    expect(legibility(after, pale.line).contrast).toBeGreaterThan(3);
    const { x, y, w, h } = pale.line.box;
    expect(pixel(after, x + w + 0.005, y + h / 2)).toEqual(pixel(frame, x + w + 0.005, y + h / 2));
  });

  it('includes descenders outside the text box', async () => {
    const { box } = pale.line;
    const without = { ...pale.line, box: { ...box, h: box.h * 0.78 } };
    const whole = await apply(pale.frame, {
      kind: 'ink',
      letters: [pale.line],
      contrast: 4.7,
      mayTurn: false,
    });
    const cut = await apply(pale.frame, { kind: 'ink', letters: [without], contrast: 4.7, mayTurn: false });
    expect(darkBelow(cut, box)).toBeGreaterThan(0.7 * darkBelow(whole, box));
  });

  it('stays lighter or darker than the background unless it may flip', async () => {
    const { frame, line } = await drawn({ kind: 'plain', paint: '#b0b0b0' }, '#ffffff', '#b0b0b0');
    const kept = await apply(frame, { kind: 'ink', letters: [line], contrast: 4.5, mayTurn: false });
    const turned = await apply(frame, { kind: 'ink', letters: [line], contrast: 4.5, mayTurn: true });
    expect(legibility(kept, line).ink).toBe('#ffffff');
    expect(legibility(turned, line).contrast).toBeGreaterThan(4.4);
  });
});

describe('button operations', () => {
  it('change fill and text color and leave the surroundings unchanged', async () => {
    const after = await apply(pale.frame, {
      kind: 'repaint',
      box: pale.button,
      letters: [pale.action],
      fill: { from: '#d8dee3', to: '#9b361e' },
      ink: { from: '#b6c3cd', to: '#ffffff' },
      surround: '#e9eef2',
    });
    const { x, y, w, h } = pale.button;
    const { r, g, b } = fromHex('#9b361e');
    expect(pixel(after, x + 0.1 * w, y + 0.5 * h)).toEqual([r, g, b]);
    expect(pixel(after, x - 0.02, y + 0.5 * h)).toEqual([0xe9, 0xee, 0xf2]);
    expect(legibility(after, pale.action).contrast).toBeGreaterThan(6);
  });

  it('draw a button around plain text', async () => {
    const box = { x: 0.03, y: 0.2, w: 0.85, h: 0.32 };
    const colors = { fill: '#12303a', ink: '#ffffff' };
    const after = await apply(pale.frame, { kind: 'button', box, letters: [pale.line], ...colors });
    expect(legibility(after, pale.line).contrast).toBeGreaterThan(11);
    expect(pixel(after, 0.05, 0.35)).toEqual([0x12, 0x30, 0x3a]);
  });

  it('enlarge a button in place', async () => {
    const { x, y, w, h } = pale.button;
    const box = { x: x - 0.01, y: y - 0.02, w: w + 0.02, h: h + 0.04 };
    const to = { ...box, w: box.w * 1.5, h: box.h * 1.5 };
    const after = await apply(pale.frame, { kind: 'enlarge', box, to });
    expect(pixel(after, to.x + to.w * 0.9, to.y + to.h * 0.5)).toEqual([0xd8, 0xde, 0xe3]);
    expect(pixel(after, to.x + to.w + 0.02, to.y)).toEqual([0xe9, 0xee, 0xf2]);
  });
});

describe('exposure', () => {
  const mean = ({ data }: Frame): number => {
    let sum = 0;
    for (let at = 0; at < data.length; at += 3) sum += toOklab(data[at]!, data[at + 1]!, data[at + 2]!).l;
    return sum / (data.length / 3);
  };

  it.each([0.4, 0.6, 0.75])('reaches a mean lightness of %d', async (wanted) => {
    expect(mean(await apply(busy.frame, { kind: 'expose', mean: wanted }))).toBeCloseTo(wanted, 1.7);
  });
});

describe('several operations', () => {
  it('give the same result in any order, with a crop last', async () => {
    const crop = { kind: 'crop', box: { x: 0, y: 0, w: 0.5, h: 1 } } as const;
    const ink = { kind: 'ink', letters: [pale.line], contrast: 4.7, mayTurn: false } as const;
    const [one, other] = await Promise.all([
      applyAll(pale.frame, [crop, ink]),
      applyAll(pale.frame, [ink, crop]),
    ]);
    expect([one.width, one.height]).toEqual([400, 400]);
    expect(Buffer.compare(one.data, other.data)).toBe(0);
  });

  it('never modify the input frame', async () => {
    const before = Buffer.from(pale.frame.data);
    await apply(pale.frame, { kind: 'expose', mean: 0.4 });
    await apply(pale.frame, { kind: 'ink', letters: [pale.line], contrast: 4.7, mayTurn: false });
    expect(Buffer.compare(before, pale.frame.data)).toBe(0);
  });
});
