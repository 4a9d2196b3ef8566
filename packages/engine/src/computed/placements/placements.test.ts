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
  ])('%i x %i fits the placement of its ratio', (width, height, id) => {
    const fit = fitOf(id, parts({ width, height }));
    expect(fit).toMatchObject({ fits: true, enoughPixels: true, covered: [] });
    expect(fit.kept).toBeGreaterThan(0.97);
    expect(fit.score).toBeGreaterThan(95);
  });

  it('come best first', () => {
    const scores = fitPlacements(parts({ text: [line(middle)] })).map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  it('are the same every time', () => {
    const input = parts({ text: [line(middle)], callToAction: callToActionOf(), faces: [face()] });
    expect(fitPlacements(input)).toEqual(fitPlacements(input));
  });

  it('slide the crop to where the words are', () => {
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

  it('keep the middle when nothing tells where to crop', () => {
    expect(fitOf('meta-feed-square', parts({ height: 1920 })).crop.y).toBeCloseTo(0.21875, 2);
  });

  it('prefer the button to a face when both cannot stay', () => {
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

  it('name the words that the crop cuts off', () => {
    const wide = line({ x: 0.02, y: 0.45, w: 0.96, h: 0.1 }, 'Wide headline');
    expect(fitOf('meta-stories-reels', parts({ text: [wide] })).covered).toEqual([
      { text: 'Wide headline', box: wide.box, why: 'crop' },
    ]);
  });

  it('lose by words that move under the platform’s controls', () => {
    const at = (y: number) =>
      fitOf('meta-stories-reels', parts({ height: 1920, text: [line({ x: 0.2, y, w: 0.5, h: 0.05 })] }));
    expect(at(0.4).covered).toEqual([]);
    expect(at(0.9).covered).toMatchObject([{ why: 'safe-zone' }]);
    expect(at(0.9).score).toBeLessThan(at(0.4).score - 20);
  });

  it('count the words of a button once', () => {
    const button = callToActionOf();
    const words = line({ x: button.box.x + 0.02, y: button.box.y + 0.02, w: 0.2, h: 0.04 }, button.text);
    const covered = fitOf(
      'display-320x50',
      parts({ text: [words, line(middle)], callToAction: button }),
    ).covered;
    expect(covered.map(({ text }) => text)).toEqual([button.text]);
  });

  it('measure the smallest line that matters at the size it is shown', () => {
    const fit = fitOf(
      'meta-feed-square',
      parts({ text: [line(middle), line({ x: 0.2, y: 0.6, w: 0.6, h: 0.03 })] }),
    );
    expect(fit.smallestTextPx).toBeCloseTo(0.03 * 390);
  });

  it.each([
    ['fine print', textLine({ role: 'legal', height: 0.008, box: { x: 0.2, y: 0.8, w: 0.5, h: 0.008 } })],
    ['a stray mark', textLine({ text: 'x', height: 0.008, box: { x: 0.2, y: 0.8, w: 0.01, h: 0.008 } })],
  ])('do not take %s for the smallest line', (_, small) => {
    expect(fitOf('meta-feed-square', parts({ text: [line(middle), small] })).smallestTextPx).toBeCloseTo(39);
  });

  it('know no size of words where there are none', () => {
    expect(fitOf('meta-feed-square', parts()).smallestTextPx).toBeNull();
  });

  it('tell small, heavy and unlimited files apart', () => {
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
  ])('%s takes a file of the very pixels it asks for, and none a pixel narrower', (id, width, height) => {
    expect(fitOf(id, parts({ width, height }))).toMatchObject({ fits: true, enoughPixels: true });
    expect(fitOf(id, parts({ width: width - 1, height })).enoughPixels).toBe(false);
  });

  it('want the height as well as the width', () => {
    expect(fitOf('linkedin-landscape', parts({ width: 650, height: 340 })).enoughPixels).toBe(false);
    expect(fitOf('linkedin-landscape', parts({ width: 690, height: 361 })).enoughPixels).toBe(true);
  });

  it('change smoothly: a crop of 2 % and a resize to 75 % hardly move a score', () => {
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
