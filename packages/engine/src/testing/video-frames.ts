import type { BannerSpec } from './banner-spec.ts';
import { renderBanner } from './render-banner.ts';
import { JOIN_SECONDS, type VideoSpec } from './video-spec.ts';

/** Premultiplied letters and how much of the picture they hide. */
interface Letters {
  readonly colour: Uint8Array;
  readonly seenThrough: Float32Array;
}

interface Scene {
  readonly start: number;
  readonly end: number;
  readonly joinedBy: 'cut' | 'fade' | 'dissolve';
  /** Twice as wide as the video and seamless, so that a pan can go on. */
  readonly pixels: Uint8Array;
  readonly pan: number;
}

/** Every frame of a drawn video as RGB, one after another. */
export async function* videoFrames(spec: VideoSpec): AsyncGenerator<Buffer> {
  const scenes = await drawScenes(spec);
  const overlays = await Promise.all(
    (spec.overlays ?? []).map(async ({ from, to, banner }) => ({
      from,
      to,
      letters: await drawLetters(banner),
    })),
  );
  const frames = Math.round(lengthOf(spec) * spec.rate);
  for (let i = 0; i < frames; i++) {
    const second = i / spec.rate;
    const frame = drawScenery(spec, scenes, second);
    for (const { from, to, letters } of overlays) {
      if (second >= from - 1e-6 && second < to - 1e-6) lay(frame, letters);
    }
    yield finish(spec, frame, second);
  }
}

/** Seconds. */
export const lengthOf = (spec: VideoSpec): number =>
  spec.shots.reduce((sum, { seconds }) => sum + seconds, 0);

async function drawScenes(spec: VideoSpec): Promise<Scene[]> {
  const scenes: Scene[] = [];
  let start = 0;
  for (const { seconds, banner, pan = 0, joinedBy = 'cut' } of spec.shots) {
    const { lines: _, button: __, logo: ___, ...scenery } = banner;
    const { frame } = await renderBanner({ ...scenery, lines: [], width: spec.width, height: spec.height });
    const end = start + seconds;
    scenes.push({ start, end, pan, pixels: frame.data, joinedBy: start === 0 ? 'cut' : joinedBy });
    start = end;
  }
  return scenes;
}

/** Drawn on black and on white: what differs is seen through. */
async function drawLetters(banner: BannerSpec): Promise<Letters> {
  const on = (paint: string) =>
    renderBanner({ ...banner, shapes: [], clutter: 0, ground: { kind: 'plain', paint } });
  const [black, white] = await Promise.all([on('#000000'), on('#ffffff')]);
  const colour = black.frame.data;
  return {
    colour,
    seenThrough: Float32Array.from(colour, (value, i) => Math.max(0, (white.frame.data[i]! - value) / 255)),
  };
}

function drawScenery(spec: VideoSpec, scenes: readonly Scene[], second: number): Buffer {
  const at = scenes.findIndex(({ end }) => second < end - 1e-6);
  const scene = scenes[at] ?? scenes.at(-1)!;
  const next = scenes[at + 1];
  const own = panned(spec, scene, second);
  const half = JOIN_SECONDS / 2;
  const toEnd = scene.end - second;
  const fromStart = second - scene.start;
  if (next && next.joinedBy !== 'cut' && toEnd < half) {
    const other = next.joinedBy === 'dissolve' ? panned(spec, next, second) : null;
    return mix(own, other, next.joinedBy === 'dissolve' ? 0.5 - toEnd / JOIN_SECONDS : 1 - toEnd / half);
  }
  if (scene.joinedBy !== 'cut' && fromStart < half) {
    const other = scene.joinedBy === 'dissolve' ? panned(spec, scenes[at - 1]!, second) : null;
    const share = scene.joinedBy === 'dissolve' ? 0.5 - fromStart / JOIN_SECONDS : 1 - fromStart / half;
    return mix(own, other, share);
  }
  return own;
}

/** The scene moved left by what the camera has panned, wrapping round; the wrap is mirrored so that it has no seam. */
function panned({ width, height }: VideoSpec, { pixels, pan, start }: Scene, second: number): Buffer {
  if (pan === 0) return Buffer.from(pixels);
  const shift = Math.round(Math.max(0, second - start) * pan * width);
  const frame = Buffer.alloc(pixels.length);
  for (let x = 0; x < width; x++) {
    const away = (((x + shift) % (2 * width)) + 2 * width) % (2 * width);
    const from = away < width ? away : 2 * width - 1 - away;
    for (let y = 0; y < height; y++) {
      const [to, source] = [3 * (y * width + x), 3 * (y * width + from)];
      frame[to] = pixels[source]!;
      frame[to + 1] = pixels[source + 1]!;
      frame[to + 2] = pixels[source + 2]!;
    }
  }
  return frame;
}

/** `share` of the other, or of black. */
function mix(own: Buffer, other: Buffer | null, share: number): Buffer {
  for (let i = 0; i < own.length; i++) own[i] = Math.round(own[i]! * (1 - share) + (other?.[i] ?? 0) * share);
  return own;
}

function lay(frame: Buffer, { colour, seenThrough }: Letters): void {
  for (let i = 0; i < frame.length; i++) frame[i] = Math.min(255, frame[i]! * seenThrough[i]! + colour[i]!);
}

function finish(
  { strobe, black, bars = 0, width, height }: VideoSpec,
  frame: Buffer,
  second: number,
): Buffer {
  if (strobe && second >= strobe.from && second < strobe.to) {
    const phase = ((second - strobe.from) * strobe.perSecond + 1e-6) % 1;
    if (phase < 0.5) frame.fill(255);
  }
  if (black && second >= black.from - 1e-6 && second < black.to - 1e-6) frame.fill(0);
  const bar = 3 * width * Math.round((height * bars) / 2);
  frame.fill(0, 0, bar);
  frame.fill(0, frame.length - bar);
  return frame;
}
