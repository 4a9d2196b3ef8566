import { describe, expect, it } from 'vitest';
import type { Face, TextLine, Thing } from '../../artifacts/artifacts.ts';
import type { Frame } from '../../gatherers/frame/frame.ts';
import { type Box, overlap } from '../../geometry.ts';
import { drawBoxes, drawFrame } from '../../testing/banners/drawn-frame.ts';
import { face, fakeArtifacts, textLine, thing } from '../../testing/index.ts';
import { intersectionOverUnion } from './subject-candidates.ts';
import { findSubject, kindOf, objectBoxes } from './subject.ts';

const { attention } = fakeArtifacts();
interface Found {
  readonly things?: readonly Thing[];
  readonly faces?: readonly Face[];
  readonly text?: readonly TextLine[];
}
const find = (frame: Frame, { things = [], faces = [], text = [] }: Found = {}) =>
  findSubject({ frame, things, faces, text, attention });

/** A drawn package: gradients in a box on a plain background. */
function pack(width: number, height: number, box: Box, background: readonly [number, number, number]): Frame {
  return drawFrame(width, height, (x, y) => {
    const [u, v] = [(x / width - box.x) / box.w, (y / height - box.y) / box.h];
    if (u < 0 || u > 1 || v < 0 || v > 1) return background;
    const shade = 60 * Math.sin(14 * u) * Math.cos(9 * v);
    return [150 + shade, 80 + shade / 2, 60 - shade / 2];
  });
}

describe('main subject detection', () => {
  it.each([
    ['on the right of a wide banner', 1200, 628, { x: 0.6, y: 0.15, w: 0.25, h: 0.7 }],
    ['at the bottom of a tall banner', 540, 960, { x: 0.2, y: 0.5, w: 0.6, h: 0.4 }],
    ['in the middle of a square', 800, 800, { x: 0.3, y: 0.3, w: 0.4, h: 0.45 }],
  ])('finds the drawn product %s', async (_, width, height, box) => {
    for (const background of [
      [245, 242, 230],
      [20, 30, 60],
    ] as const) {
      const subject = await find(pack(width, height, box, background), {
        text: [textLine({ box: { x: 0.05, y: 0.05, w: 0.4, h: 0.08 } })],
      });
      expect(subject?.kind).toBe('product');
      expect(intersectionOverUnion(subject!.box, box)).toBeGreaterThan(0.7);
      expect(subject!.p).toBeGreaterThan(0.5);
    }
  });

  it('finds a product on a gradient background', async () => {
    const box = { x: 0.3, y: 0.35, w: 0.4, h: 0.5 };
    const plain = pack(600, 600, box, [0, 0, 0]);
    const fading = drawFrame(600, 600, (x, y) => {
      const at = 3 * (y * 600 + x);
      return plain.data[at]! + plain.data[at + 1]! > 0
        ? [plain.data[at]!, plain.data[at + 1]!, plain.data[at + 2]!]
        : [200 + y / 15, 215 + y / 20, 225 + y / 24];
    });
    expect(intersectionOverUnion((await find(fading))!.box, box)).toBeGreaterThan(0.7);
  });

  it.each([
    ['an empty frame', []],
    ['text and a flat button', [{ box: { x: 0.1, y: 0.8, w: 0.3, h: 0.1 }, colour: [20, 90, 200] as const }]],
  ])('finds no subject in %s', async (_, boxes) => {
    const text = boxes.map(({ box }) => textLine({ text: 'Shop now', box }));
    expect(await find(drawBoxes(600, 600, [250, 250, 250], boxes), { text })).toBeNull();
  });

  it('finds the same box in a smaller copy of the frame', async () => {
    const box = { x: 0.55, y: 0.2, w: 0.35, h: 0.6 };
    const [large, small] = [pack(1200, 900, box, [240, 240, 240]), pack(400, 300, box, [240, 240, 240])];
    expect(intersectionOverUnion((await find(large))!.box, (await find(small))!.box)).toBeGreaterThan(0.9);
  });
});

describe('main subject kind', () => {
  const box = { x: 0.1, y: 0.1, w: 0.5, h: 0.8 };
  const person = thing({ label: 'person', box, confidence: 0.8 });

  it.each<[string, Box, Found, string]>([
    ['a close-up', box, { faces: [face({ box: { x: 0.15, y: 0.15, w: 0.4, h: 0.6 } })] }, 'face'],
    ['a full-body person', box, { things: [person] }, 'person'],
    ['an object', box, { things: [{ ...person, label: 'bottle' }] }, 'product'],
    ['a drawing', box, {}, 'product'],
    ['a full-frame picture', { x: 0, y: 0, w: 1, h: 0.9 }, {}, 'scene'],
  ])('is right for %s', (_, at, { things = [], faces = [] }, kind) => {
    expect(kindOf(at, { things, faces })).toBe(kind);
  });
});

describe('protected areas', () => {
  const person = thing({ label: 'person', box: { x: 0.5, y: 0.2, w: 0.3, h: 0.7 }, confidence: 0.45 });

  it('cover people, objects, faces, and the subject', () => {
    const small = face({ box: { x: 0.2, y: 0.2, w: 0.1, h: 0.1 } });
    const subject = { kind: 'product' as const, box: { x: 0.02, y: 0.7, w: 0.2, h: 0.2 }, p: 0.8 };
    const boxes = objectBoxes({ things: [person], faces: [small] }, subject);
    const covered = (box: Box): boolean => boxes.some((each) => overlap(each, box) >= 0.999 * box.w * box.h);
    expect([person.box, small.box, subject.box].every(covered)).toBe(true);
    expect(boxes).toHaveLength(3);
  });

  it('leave out scenes, boxes that fill the frame, and low-confidence detections', () => {
    const scene = { kind: 'scene' as const, box: { x: 0, y: 0, w: 0.8, h: 0.8 }, p: 0.8 };
    const whole = { ...person, box: { x: 0, y: 0, w: 1, h: 0.9 } };
    expect(objectBoxes({ things: [whole, { ...person, confidence: 0.2 }], faces: [] }, scene)).toEqual([]);
  });
});
