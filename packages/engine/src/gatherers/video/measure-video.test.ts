import { describe, expect, it } from 'vitest';
import { drawnShots } from '../../testing/videos/drawn-shots.ts';
import type { VideoSpec } from '../../testing/videos/video-spec.ts';
import { measureDrawnVideo } from '../../testing/videos/measure-drawn-video.ts';

const SMALL = { width: 192, height: 108, rate: 25 } as const;
const calm = (seconds: number, extra: Partial<VideoSpec> = {}): VideoSpec => ({
  ...SMALL,
  shots: drawnShots([seconds], SMALL.width, SMALL.height, (shot) => ({ ...shot, pan: 0.1 })),
  ...extra,
});

const panned = (pan: number): VideoSpec => ({
  ...calm(2),
  shots: drawnShots([2], SMALL.width, SMALL.height, (shot) => ({ ...shot, pan })),
});
const tone = (dbfs: number, to: number): Pick<VideoSpec, 'tones'> => ({ tones: [{ from: 0, to, dbfs }] });

// Decoding takes seconds, so sight and sound are measured on the same videos.
const STROBED = calm(3, { strobe: { from: 1, to: 2, perSecond: 8 }, ...tone(-12, 3) });
const BLACKENED = calm(2, { black: { from: 0.6, to: 1.2 }, ...tone(-20, 2) });
const FAST = { ...panned(2.5), ...tone(-30, 2) };
const FRAMED = calm(1, { bars: 0.25, tones: [] });
const FLASHING: VideoSpec = {
  ...SMALL,
  shots: drawnShots([3], SMALL.width, SMALL.height),
  strobe: { from: 0.5, to: 2.5, perSecond: 5 },
  ...tone(-18, 1.5),
};

describe('light in a drawn video', () => {
  it('shows the time and frequency of a strobe', async () => {
    const { light } = await measureDrawnVideo(STROBED);
    expect(light.flashes).toHaveLength(1);
    expect(light.flashes[0]!.start).toBeGreaterThanOrEqual(0.9);
    expect(light.flashes[0]!.end).toBeLessThanOrEqual(2.1);
    expect(light.flashesPerSecond).toBeGreaterThanOrEqual(7);
    expect(light.flashesPerSecond).toBeLessThanOrEqual(8);
  });

  it('shows a strobe that is white in every other frame', async () => {
    const strobe = { from: 1, to: 2, perSecond: 6 };
    const { light } = await measureDrawnVideo({ ...calm(3, { strobe }), rate: 12 });
    expect(light.flashes).toHaveLength(1);
    expect(light.flashes[0]!.start).toBeCloseTo(1, 0);
    expect(light.flashes[0]!.end).toBeCloseTo(2, 0);
    expect(light.flashesPerSecond).toBeGreaterThanOrEqual(5);
    expect(light.flashesPerSecond).toBeLessThanOrEqual(6);
  });

  it.each([
    ['a calm pan', calm(2)],
    ['a fast pan', FAST],
    ['quick cuts', { ...calm(2), shots: drawnShots([0.4, 0.4, 0.4, 0.4, 0.4], 192, 108) }],
  ])('has no flashes for %s', async (_, spec) => {
    const { light } = await measureDrawnVideo(spec);
    expect(light.flashes).toEqual([]);
  });

  it('shows a black segment within two frames', async () => {
    const { light } = await measureDrawnVideo(BLACKENED);
    expect(light.black).toHaveLength(1);
    expect(light.black[0]!.start).toBeCloseTo(0.6, 1);
    expect(light.black[0]!.end).toBeCloseTo(1.2, 1);
  });

  it('shows letterbox bars only if there are any', async () => {
    const framed = await measureDrawnVideo(FRAMED);
    const whole = await measureDrawnVideo(calm(2));
    expect(framed.light.bars.vertical).toBeGreaterThan(0.2);
    expect(framed.light.bars.vertical).toBeLessThan(0.3);
    expect([whole.light.bars.vertical, whole.light.bars.horizontal]).toEqual([0, 0]);
  });
});

describe('motion in a drawn video', () => {
  it('increases with panning speed, and a still image is a frozen segment', async () => {
    const [still, slow, fast] = await Promise.all([panned(0), calm(2), FAST].map(measureDrawnVideo));
    expect(still!.motion.frozen).toEqual([{ start: 0, end: 2 }]);
    expect(still!.motion.mean).toBeLessThan(1);
    expect(slow!.motion.frozen).toEqual([]);
    expect(slow!.motion.mean).toBeGreaterThan(2);
    expect(fast!.motion.mean).toBeGreaterThan(1.5 * slow!.motion.mean);
  });
});

describe('a flashing image', () => {
  it('does not count as motion', async () => {
    const { light, motion } = await measureDrawnVideo(FLASHING);
    expect(light.flashes).toHaveLength(1);
    expect(motion.mean).toBeLessThan(3);
  });
});

describe('sound in a drawn video', () => {
  it.each([
    [-12, -15, STROBED],
    [-20, -23, BLACKENED],
    [-30, -33, FAST],
  ])('of %i dBFS measures %i LUFS within one', async (_, lufs, spec) => {
    const { sound } = await measureDrawnVideo(spec);
    expect(sound.present).toBe(true);
    expect(Math.abs(sound.lufs! - (lufs - 0.01))).toBeLessThanOrEqual(1);
    expect(sound.speech).toEqual([]);
  });

  it('shows silence when a tone stops, and tells a silent track from no track', async () => {
    const half = await measureDrawnVideo(FLASHING);
    expect(half.sound.silence).toHaveLength(1);
    expect(half.sound.silence[0]!.start).toBeCloseTo(1.5, 0);
    const silent = await measureDrawnVideo(FRAMED);
    const none = await measureDrawnVideo(calm(2));
    expect([silent.probed.audioCodec, silent.sound.present]).toEqual(['aac', false]);
    expect([none.probed.audioCodec, none.sound.present]).toEqual([null, false]);
  });
});
