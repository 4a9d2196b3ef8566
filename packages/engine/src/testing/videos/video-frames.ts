import type { BannerSpec } from '../banners/banner-spec.ts';
import { renderBanner } from '../banners/render-banner.ts';
import { type Filmed, filmed } from './film-scenery.ts';
import { JOIN_SECONDS, type VideoOverlay, type VideoShot, type VideoSpec } from './video-spec.ts';

/** Premultiplied letters, and how much of the picture shows through. */
interface Letters {
  readonly colour: Uint8Array;
  readonly seenThrough: Float32Array;
  /** Indexes where either of the two shows a letter. */
  readonly inked: Uint32Array;
}

interface Scene extends Filmed {
  readonly end: number;
  readonly joinedBy: NonNullable<VideoShot['joinedBy']>;
  readonly joinSeconds: number;
}

/** Yields every frame of a drawn video as RGB. */
export async function* videoFrames(spec: VideoSpec): AsyncGenerator<Buffer> {
  const scenes = await drawScenes(spec);
  const overlays = await Promise.all(
    (spec.overlays ?? []).map(async (overlay) => ({
      ...overlay,
      letters: await drawLetters(overlay.banner),
    })),
  );
  const frames = Math.round(lengthOf(spec) * spec.rate);
  for (let i = 0; i < frames; i++) {
    const second = i / spec.rate;
    const frame = drawScenery(spec, scenes, second);
    for (const overlay of overlays) {
      if (second >= overlay.from - 1e-6 && second < overlay.to - 1e-6) lay(spec, frame, overlay, second);
    }
    yield finish(spec, frame, second);
  }
}

/** In seconds. */
export const lengthOf = (spec: Pick<VideoSpec, 'shots'>): number =>
  spec.shots.reduce((sum, { seconds }) => sum + seconds, 0);

async function drawScenes(spec: VideoSpec): Promise<Scene[]> {
  const scenes: Scene[] = [];
  let start = 0;
  for (const shot of spec.shots) {
    const { seconds, joinedBy = 'cut', joinSeconds = JOIN_SECONDS } = shot;
    const { lines: _, button: __, logo: ___, ...scenery } = shot.banner;
    const { frame } = await renderBanner({ ...scenery, lines: [], width: spec.width, height: spec.height });
    const end = start + seconds;
    scenes.push({
      shot,
      start,
      end,
      pixels: frame.data,
      joinedBy: start === 0 ? 'cut' : joinedBy,
      joinSeconds,
    });
    start = end;
  }
  return scenes;
}

/** Draws the letters on black and on white. The difference is what shows through. */
async function drawLetters(banner: BannerSpec): Promise<Letters> {
  const on = (paint: string) =>
    renderBanner({ ...banner, shapes: [], clutter: 0, ground: { kind: 'plain', paint } });
  const [black, white] = await Promise.all([on('#000000'), on('#ffffff')]);
  const color = black.frame.data;
  const seenThrough = new Float32Array(color.length);
  const inked: number[] = [];
  for (let i = 0; i < color.length; i++) {
    seenThrough[i] = Math.max(0, (white.frame.data[i]! - color[i]!) / 255);
    if (color[i] !== 0 || seenThrough[i] !== 1) inked.push(i);
  }
  return { colour: color, seenThrough, inked: Uint32Array.from(inked) };
}

function drawScenery(spec: VideoSpec, scenes: readonly Scene[], second: number): Buffer {
  const at = scenes.findIndex(({ end }) => second < end - 1e-6);
  const scene = scenes[at] ?? scenes.at(-1)!;
  const next = scenes[at + 1];
  const own = filmed(spec, scene, second);
  const toEnd = scene.end - second;
  const fromStart = second - scene.start;
  if (next && next.joinedBy !== 'cut' && toEnd < next.joinSeconds / 2) return join(toEnd, next, next);
  if (scene.joinedBy !== 'cut' && fromStart < scene.joinSeconds / 2) {
    return join(fromStart, scene, scenes[at - 1]!);
  }
  return own;

  /** @param away seconds from the middle of the join */
  function join(away: number, { joinedBy, joinSeconds }: Scene, other: Scene): Buffer {
    if (joinedBy === 'dissolve') return mix(own, filmed(spec, other, second), 0.5 - away / joinSeconds);
    return mix(own, joinedBy === 'fade' ? 0 : 255, 1 - (2 * away) / joinSeconds);
  }
}

/** Blends in `share` of another frame or gray level. Changes `own`. */
function mix(own: Buffer, other: Buffer | number, share: number): Buffer {
  for (let i = 0; i < own.length; i++) {
    own[i] = Math.round(own[i]! * (1 - share) + (typeof other === 'number' ? other : other[i]!) * share);
  }
  return own;
}

/** Seconds that an overlay takes to appear. */
const COMING = 0.5;

function lay(
  { width }: VideoSpec,
  frame: Buffer,
  { letters: { colour, seenThrough, inked }, from, comesBy }: VideoOverlay & { readonly letters: Letters },
  second: number,
): void {
  const missing = comesBy === undefined ? 0 : Math.max(0, 1 - (second - from) / COMING);
  const share = comesBy === 'fade' ? 1 - missing : 1;
  const away = comesBy === 'slide' ? Math.round(missing * width) : 0;
  for (const source of inked) {
    if (Math.floor(source / 3) % width < away) continue;
    const to = source - 3 * away;
    const laid = frame[to]! * seenThrough[source]! + colour[source]!;
    frame[to] = Math.min(255, frame[to]! + share * (laid - frame[to]!));
  }
}

function finish(
  { strobe, black, flashes = [], bars = 0, rate, width, height, ...spec }: VideoSpec,
  frame: Buffer,
  second: number,
): Buffer {
  if (flashes.some((at) => Math.round(at * rate) === Math.round(second * rate))) mix(frame, 255, 0.8);
  const { fadesIn = 0, fadesOut = 0 } = spec;
  if (second < fadesIn) mix(frame, 0, 1 - second / fadesIn);
  const left = lengthOf(spec) - second;
  if (left < fadesOut) mix(frame, 0, 1 - left / fadesOut);
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
