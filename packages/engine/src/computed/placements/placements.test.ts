import { describe, expect, it } from 'vitest';
import type { PlacementFit } from '../../artifacts/placement-fit.ts';
import { callToActionOf, face, fakeArtifacts, textLine } from '../../testing/index.ts';
import { fitPlacements, type PlacementInput } from './placements.ts';

const { file, image } = fakeArtifacts();

const parts = (
  overrides: Partial<PlacementInput> & { width?: number; height?: number } = {},
): PlacementInput => {
  const { width = 1080, height = 1080, ...rest } = overrides;
  return { file, image: { ...image, width, height }, text: [], callToAction: null, faces: [], ...rest };
};

const fitOf = (id: string, input: PlacementInput): PlacementFit => {
  const fit = fitPlacements(input).find((placement) => placement.id === id);
  if (!fit) throw new Error(`${id} is not a placement`);
  return fit;
};

const middle = { x: 0.2, y: 0.4, w: 0.6, h: 0.1 };
const line = (box: { x: number; y: number; w: number; h: number }, text = 'Hot until the summit') =>
  textLine({ text, box, height: box.h });

describe('placements of a picture', () => {
  it.each([
    [1080, 1080, 'meta-feed-square'],
    [1080, 1350, 'meta-feed-portrait'],
    [1080, 1920, 'demand-gen-vertical'],
    [1200, 628, 'linkedin-landscape'],
    [1280, 720, 'youtube-landscape'],
    [728, 90, 'display-728x90'],
    [160, 600, 'display-160x600'],
  ])('%i x %i fits the placement with its ratio', (width, height, id) => {
    const fit = fitOf(id, parts({ width, height }));
    expect(fit).toMatchObject({ fits: true, enoughPixels: true, covered: [] });
    expect(fit.kept).toBeGreaterThan(0.97);
    expect(fit.score).toBeGreaterThan(95);
  });

  it('are sorted best first', () => {
    const scores = fitPlacements(parts({ text: [line(middle)] })).map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  it('are deterministic', () => {
    const input = parts({ text: [line(middle)], callToAction: callToActionOf(), faces: [face()] });
    expect(fitPlacements(input)).toEqual(fitPlacements(input));
  });

  it('move the crop to the text', () => {
    const low = fitOf(
      'meta-feed-square',
      parts({ height: 1920, text: [line({ x: 0.1, y: 0.8, w: 0.8, h: 0.05 })] }),
    );
    const high = fitOf(
      'meta-feed-square',
      parts({ height: 1920, text: [line({ x: 0.1, y: 0.1, w: 0.8, h: 0.05 })] }),
    );
    expect(low.crop.y).toBeGreaterThan(0.25);
    expect(high.crop.y).toBeLessThan(0.15);
    expect([...low.covered, ...high.covered]).toEqual([]);
  });

  it('keep the center when nothing suggests where to crop', () => {
    expect(fitOf('meta-feed-square', parts({ height: 1920 })).crop.y).toBeCloseTo(0.21875, 2);
  });

  it('keep the button rather than a face when both do not fit', () => {
    const fit = fitOf(
      'display-728x90',
      parts({
        callToAction: callToActionOf({ box: { x: 0.3, y: 0.9, w: 0.4, h: 0.08 } }),
        faces: [face({ box: { x: 0.3, y: 0.05, w: 0.2, h: 0.1 } })],
      }),
    );
    expect(fit.crop.y).toBeGreaterThan(0.8);
    expect(fit.covered).toEqual([]);
  });

  it('name the text that the crop cuts off', () => {
    const wide = line({ x: 0.02, y: 0.45, w: 0.96, h: 0.1 }, 'Wide headline');
    expect(fitOf('meta-stories-reels', parts({ text: [wide] })).covered).toEqual([
      { text: 'Wide headline', box: wide.box, why: 'crop' },
    ]);
  });

  it('score lower when text is under the platform’s controls', () => {
    const at = (y: number) =>
      fitOf('meta-stories-reels', parts({ height: 1920, text: [line({ x: 0.2, y, w: 0.5, h: 0.05 })] }));
    expect(at(0.4).covered).toEqual([]);
    expect(at(0.9).covered).toMatchObject([{ why: 'safe-zone' }]);
    expect(at(0.9).score).toBeLessThan(at(0.4).score - 20);
  });

  it('count the text of a button once', () => {
    const button = callToActionOf();
    const words = line({ x: button.box.x + 0.02, y: button.box.y + 0.02, w: 0.2, h: 0.04 }, button.text);
    const covered = fitOf(
      'display-320x50',
      parts({ text: [words, line(middle)], callToAction: button }),
    ).covered;
    expect(covered.map(({ text }) => text)).toEqual([button.text]);
  });

  it('measure the smallest important line at its display size', () => {
    const fit = fitOf(
      'meta-feed-square',
      parts({ text: [line(middle), line({ x: 0.2, y: 0.6, w: 0.6, h: 0.03 })] }),
    );
    expect(fit.smallestTextPx).toBeCloseTo(0.03 * 390);
  });

  it.each([
    ['fine print', textLine({ role: 'legal', height: 0.008, box: { x: 0.2, y: 0.8, w: 0.5, h: 0.008 } })],
    ['a stray mark', textLine({ text: 'x', height: 0.008, box: { x: 0.2, y: 0.8, w: 0.01, h: 0.008 } })],
  ])('do not use %s as the smallest line', (_, small) => {
    expect(fitOf('meta-feed-square', parts({ text: [line(middle), small] })).smallestTextPx).toBeCloseTo(39);
  });

  it('have no text size without text', () => {
    expect(fitOf('meta-feed-square', parts()).smallestTextPx).toBeNull();
  });

  it('distinguish files that are too heavy, without a limit or too small', () => {
    const heavy = { ...file, bytes: 400 * 1024 };
    expect(fitOf('display-300x250', parts({ file: heavy, width: 300, height: 250 }))).toMatchObject({
      withinWeight: false,
      fits: false,
    });
    expect(fitOf('tiktok-feed', parts({ file: heavy })).withinWeight).toBeNull();
    expect(fitOf('meta-feed-square', parts({ width: 300, height: 300 }))).toMatchObject({
      enoughPixels: false,
    });
  });

  it.each([
    ['google-responsive-landscape', 600, 314],
    ['meta-stories-reels', 500, 889],
    ['demand-gen-vertical', 600, 1067],
    ['tiktok-feed', 540, 960],
    ['display-728x90', 728, 90],
  ])('%s accepts a file of exactly the required size, and none a pixel narrower', (id, width, height) => {
    expect(fitOf(id, parts({ width, height }))).toMatchObject({ fits: true, enoughPixels: true });
    expect(fitOf(id, parts({ width: width - 1, height })).enoughPixels).toBe(false);
  });

  it('require the height as well as the width', () => {
    expect(fitOf('linkedin-landscape', parts({ width: 650, height: 340 })).enoughPixels).toBe(false);
    expect(fitOf('linkedin-landscape', parts({ width: 690, height: 361 })).enoughPixels).toBe(true);
  });

  it('accept a file of exactly the maximum weight', () => {
    const full = { ...file, bytes: 150_000 };
    expect(fitOf('display-300x250', parts({ file: full, width: 300, height: 250 }))).toMatchObject({
      withinWeight: true,
      fits: true,
    });
  });

  it.each([
    ['another ratio', 'meta-feed-portrait', {}],
    ['too few pixels', 'meta-feed-square', { width: 300, height: 300 }],
    ['text under controls', 'meta-stories-reels', { height: 1920, text: [line({ ...middle, y: 0.85 })] }],
    ['text that is too small to read', 'meta-feed-square', { text: [line({ ...middle, h: 0.02 })] }],
    ['a file that is too heavy', 'meta-feed-square', { file: { ...file, bytes: 40_000_000 } }],
  ])('do not fit because of %s alone', (_, id, wrong) => {
    expect(fitOf(id, parts(wrong)).fits).toBe(false);
  });

  it('mark the area free of controls, if the platform has any', () => {
    const vertical = parts({ height: 1920 });
    expect(fitOf('meta-stories-reels', vertical).safeZone).toEqual({ x: 0.06, y: 0.14, w: 0.88, h: 0.51 });
    expect(fitOf('meta-feed-square', vertical).safeZone).toBeNull();
    expect(fitOf('google-responsive-square', vertical).safeZone).toBeNull();
  });

  it('do not report text as covered in areas that the platform only advises against', () => {
    const edge = line({ x: 0, y: 0, w: 0.3, h: 0.05 });
    expect(fitOf('google-responsive-square', parts({ text: [edge] })).covered).toEqual([]);
  });

  const bytes = (count: number) => ({ file: { ...file, bytes: count } });

  it.each([
    ['a perfect fit', 100, {}],
    ['more pixels than required', 100, { width: 1200, height: 1200 }],
    ['half the picture cut off', 61.6, { width: 1200 }],
    ['a quarter of the required pixels', 87.1, { width: 150, height: 150 }],
    ['twice the maximum weight', 96.6, bytes(60_000_000)],
    ['half the maximum weight', 100, bytes(15_000_000)],
    ['all of these problems', 51.8, { width: 300, height: 150, ...bytes(60_000_000) }],
    ['text that is half readable', 90.1, { text: [textLine({ box: middle, height: 9 / 390 })] }],
  ])('give %s in a square feed a score of %f', (_, score, wrong) => {
    expect(fitOf('meta-feed-square', parts({ width: 600, height: 600, ...wrong })).score).toBe(score);
  });

  it('allow exactly 5,000,000 bytes for a limit of 5 MB', () => {
    const within = (count: number) => fitOf('linkedin-square', parts(bytes(count))).withinWeight;
    expect([within(5_000_000), within(5_000_001)]).toEqual([true, false]);
  });

  it('do not score weight when the platform states no limit', () => {
    expect(fitOf('tiktok-feed', parts({ height: 1920, ...bytes(90_000_000) })).score).toBe(100);
  });

  it('score lower when the shorter side has too few pixels', () => {
    expect(fitOf('linkedin-landscape', parts({ width: 382, height: 200 })).score).toBe(94.3);
  });

  it('barely change their score for a crop by 2% or a resize to 75%', () => {
    const text = [line({ x: 0.12, y: 0.3, w: 0.7, h: 0.08 }), line({ x: 0.12, y: 0.5, w: 0.5, h: 0.04 })];
    const before = fitPlacements(parts({ text }));
    const cropped = fitPlacements(parts({ text, width: 1058 }));
    const smaller = fitPlacements(parts({ text, width: 810, height: 810 }));
    for (const [index, { score }] of before.slice(0, 8).entries()) {
      expect(Math.abs(score - (cropped[index]?.score ?? 0))).toBeLessThan(3);
      expect(Math.abs(score - (smaller[index]?.score ?? 0))).toBeLessThan(5);
    }
  });
});
