import { describe, expect, it } from 'vitest';
import { drawBoxes } from '../../testing/banners/drawn-frame.ts';
import type { Box } from '../../geometry.ts';
import type { Frame } from '../frame/index.ts';
import { findFlashes } from './light-flashes.ts';

type Color = readonly [number, number, number];

const RED: Color = [255, 0, 0];
/** As light as the red, so that only the color flashes. */
const GRAY: Color = [127, 127, 127];
const TEAL: Color = [0, 135, 135];
const ORANGE: Color = [230, 90, 0];
const BRICK: Color = [178, 90, 80];
const RATE = 12;

const plain = (color: Color): Frame => drawBoxes(48, 48, color, []);
const part = (colour: Color, x: number, w: number): Frame =>
  drawBoxes(48, 48, GRAY, [{ box: { x, y: 0, w, h: 1 }, colour }]);

/** Two seconds in which the frames alternate; each is shown `perSecond` times a second. */
const turns = (perSecond: number, ...frames: readonly Frame[]): Frame[] =>
  Array.from(
    { length: 2 * RATE },
    (_, i) => frames[Math.floor((i * perSecond * frames.length) / RATE + 1e-9) % frames.length]!,
  );

const found = (frames: readonly Frame[]) => findFlashes(frames, (frame) => frame / RATE);

describe('saturated red flashes', () => {
  it.each([
    ['a gray of the same lightness', turns(6, plain(RED), plain(GRAY))],
    ['another hue of the same lightness', turns(4, plain(RED), plain(TEAL))],
    ['gray in a third of the frame', turns(4, part(RED, 0.1, 0.4), plain(GRAY))],
  ])('are counted against %s', (_, frames) => {
    const { spans, mostPerSecond } = found(frames);
    expect(mostPerSecond).toBeGreaterThan(3);
    expect(spans).toMatchObject([{ red: true }]);
    expect(spans[0]!.start).toBeLessThan(0.5);
  });

  it('are not reported separately when lightness flashes too', () => {
    const { spans } = found(turns(6, plain(RED), plain([255, 255, 255])));
    expect(spans).toHaveLength(1);
    expect(spans[0]!.red).toBeUndefined();
  });

  it.each([
    ['red at a slow pace', turns(2, plain(RED), plain(GRAY))],
    ['red that turns orange', turns(6, plain(RED), plain(ORANGE))],
    ['brick red', turns(6, plain(BRICK), plain(GRAY))],
    ['a small lamp', turns(6, part(RED, 0.4, 0.15), plain(GRAY))],
    ['dark red', turns(6, plain([55, 0, 0]), plain([0, 0, 0]))],
    [
      'a red object moving back and forth',
      Array.from({ length: 36 }, (_, i) => part(RED, 0.35 + 0.3 * Math.sin(i / 2), 0.25)),
    ],
    ['a red panel that slides in', Array.from({ length: 24 }, (_, i) => part(RED, 0, (i + 1) / 24))],
    [
      'red that fades in and out once a second',
      Array.from({ length: 36 }, (_, i) => plain([127 + 120 * Math.sin((i * Math.PI) / 6), 20, 20])),
    ],
  ])('are not counted for %s', (_, frames) => {
    const { spans, mostPerSecond } = found(frames);
    expect(spans).toEqual([]);
    expect(mostPerSecond).toBeLessThanOrEqual(3);
  });
});

describe('flashes of light', () => {
  const BLACK: Color = [0, 0, 0];
  const WHITE: Color = [255, 255, 255];
  const on = (ground: Color, colour: Color, ...boxes: readonly Box[]): Frame =>
    drawBoxes(
      48,
      48,
      ground,
      boxes.map((box) => ({ box, colour })),
    );
  const LEFT: Box = { x: 0, y: 0, w: 0.5, h: 1 };
  const RIGHT: Box = { x: 0.5, y: 0, w: 0.5, h: 1 };
  const SQUARES: readonly Box[] = Array.from({ length: 8 }, (_, at) => ({
    x: 0.25 * (at % 4),
    y: 0.25 * (2 * Math.floor(at / 4) + (at % 2)),
    w: 0.25,
    h: 0.25,
  }));

  it.each([
    ['one half', [on(BLACK, WHITE, LEFT), plain(BLACK)]],
    ['two halves in turn', [on(BLACK, WHITE, LEFT), on(BLACK, WHITE, RIGHT)]],
    ['the squares of a board in turn', [on(BLACK, WHITE, ...SQUARES), on(WHITE, BLACK, ...SQUARES)]],
    ['red and blue lights in turn', [on([0, 0, 255], RED, LEFT), on([0, 0, 255], RED, RIGHT)]],
  ])('are counted for %s', (_, frames) => {
    const { spans, mostPerSecond } = found(turns(6, ...frames));
    expect(mostPerSecond).toBe(6);
    expect(spans).toHaveLength(1);
    expect(found(turns(2, ...frames)).spans).toEqual([]);
  });

  it('are counted for three lights in turn, each of which flashes too often', () => {
    const third = (at: number): Frame => on(BLACK, WHITE, { x: at / 3, y: 0, w: 1 / 3, h: 1 });
    const chase = (perSecond: number) => found(turns(perSecond, third(0), third(1), third(2)));
    expect(chase(4)).toMatchObject({ spans: [{}], mostPerSecond: 4 });
    expect(chase(3).spans).toEqual([]);
  });

  it.each([
    [
      'stripes that move',
      (i: number) => [0, 1, 2].map((at) => ({ x: ((at * 16 + 2 * i) % 48) / 48, w: 1 / 6 })),
    ],
    ['a panel that is moved about', (i: number) => [{ x: ((7 * i) % 36) / 48, w: 0.35 }]],
    ['a wide panel that jumps to and fro', (i: number) => [{ x: 0.5 * (Math.floor(i / 4) % 2), w: 0.5 }]],
  ])('are not counted for %s', (_, at) => {
    const frames = Array.from({ length: 36 }, (__, i) =>
      on(BLACK, WHITE, ...at(i).map(({ x, w }) => ({ x, y: 0, w, h: 1 }))),
    );
    expect(found(frames).spans).toEqual([]);
  });

  it('at 3.5 a second are reported as such, because a second begins a fourth', () => {
    const perSecond = 20 / 3;
    const frames = Array.from({ length: 14 }, (_, i) => plain(i % 2 === 0 ? BLACK : WHITE));
    expect(findFlashes(frames, (frame) => frame / perSecond)).toMatchObject({
      spans: [{ start: 0.15 }],
      mostPerSecond: 3.5,
    });
  });
});
