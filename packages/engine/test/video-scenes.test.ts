import { beforeAll, describe, expect, it } from 'vitest';
import type { Gathered } from '../src/grading/run-audit.ts';
import { type BannerSpec, EXAMPLE_OVERLAYS, exampleVideo } from '../src/testing/index.ts';
import { cachedGrade } from '../src/testing/cache/cached-grade.ts';
import { cachedVideo } from '../src/testing/cache/cached-video.ts';

/** Tolerance in seconds for when a line, the brand or the button appears and disappears. */
const OFF = 0.5;

let gathered: Gathered;
beforeAll(async () => {
  const { hook, offer, action, brand } = EXAMPLE_OVERLAYS;
  const overlays = [
    { ...hook, from: 0.5 },
    { ...offer, from: 2.6 },
    { ...action, from: 4.6 },
    { ...brand, from: 4.6 },
  ];
  const bytes = await cachedVideo(exampleVideo({ overlays }));
  ({ measured: gathered } = await cachedGrade({ bytes, fileName: 'tarnwell.mp4' }));
}, 60_000);

const off = (value: number | undefined, truth: number): number => Math.abs((value ?? Infinity) - truth);

describe('a drawn six-second ad', () => {
  it('is measured completely', () => {
    expect(gathered.failures).toEqual({});
    expect(gathered.artifacts.video).toMatchObject({ videoCodec: 'h264' });
    expect(gathered.artifacts.video?.durationSeconds).toBeCloseTo(6, 1);
    const starts = gathered.artifacts.shots?.map(({ start }) => start) ?? [];
    expect(starts).toHaveLength(4);
    for (const [i, truth] of [0, 1.2, 2.2, 4].entries()) expect(off(starts[i], truth)).toBeLessThan(0.1);
  });

  it.each([
    ['Cold at noon?', 0.5, 2.2],
    ['Save 30% today', 2.6, 4],
    ['Shop bottles', 4.6, 6],
  ])('shows “%s” from %d to %d s', (words, start, end) => {
    const line = gathered.artifacts.scenes?.text.find(({ text }) => text === words);
    expect(off(line?.start, start)).toBeLessThanOrEqual(OFF);
    expect(off(line?.end, end)).toBeLessThanOrEqual(OFF);
  });

  it('has the times of brand and button, and ends on them', () => {
    const { brand, callToAction, endCard, heroSecond } = gathered.artifacts.scenes!;
    expect(callToAction.map(({ text }) => text)).toEqual(['Shop bottles']);
    expect(off(callToAction[0]?.start, 4.6)).toBeLessThanOrEqual(OFF);
    expect(brand[0]?.text).toBe('TARNWELL');
    expect(off(brand[0]?.start, 4.6)).toBeLessThanOrEqual(OFF);
    expect(endCard).toMatchObject({ brand: true, callToAction: true, end: 6 });
    expect(heroSecond).toBeGreaterThan(4.5);
  });

  it('uses the frame with most of the message as its hero', () => {
    expect(gathered.artifacts.callToAction?.text).toBe('Shop bottles');
    expect(gathered.artifacts.image).toMatchObject({ width: 320, height: 568 });
    expect(gathered.artifacts.file).toMatchObject({ format: 'mp4', durationMs: 6000 });
  });
});

it('a large name in the opening is the brand that later appears in the corner', async () => {
  const { hook, action } = EXAMPLE_OVERLAYS;
  const line = { ...hook.banner.lines[0]!, text: 'Summit', x: 0.2, y: 0.5, size: 60 };
  const card: BannerSpec = { ...hook.banner, lines: [line] };
  const logo = { ...line, text: 'SUMMIT', x: 0.64, y: 0.1, size: 20 };
  const overlays = [
    { from: 0, to: 1.2, banner: card },
    { ...hook, from: 1.2, to: 4, banner: { ...hook.banner, logo } },
    { ...action, banner: { ...action.banner, logo } },
  ];
  const bytes = await cachedVideo(exampleVideo({ overlays }));
  const { measured: found } = await cachedGrade({ bytes, fileName: 'summit.mp4' });
  const { text, brand } = found.artifacts.scenes!;
  expect(text.filter(({ role }) => role === 'headline').map((each) => each.text)).toEqual(['Cold at noon?']);
  expect(text.filter(({ role }) => role === 'brand').length).toBeGreaterThan(0);
  expect(off(brand[0]?.start, 0)).toBeLessThanOrEqual(OFF);
  expect(found.artifacts.brand?.[0]?.text).toMatch(/^summit$/i);
}, 60_000);
