import type { BannerSpec } from '../banners/banner-spec.ts';
import { drawnPlace } from './drawn-shots.ts';
import { seeded } from '../banners/drawn-frame.ts';
import { drawnPhoto } from '../banners/drawn-photo.ts';
import type { VideoOverlay, VideoShot, VideoSpec } from './video-spec.ts';

const SIZES = [
  [192, 108],
  [108, 192],
  [144, 144],
] as const;
const RATES = [24, 25, 29.97, 30, 50, 60];

/** Shortest and longest fade or dissolve, in frames at the video's rate, or at 30 when that is lower. */
const SHORTEST = 6;
const LONGEST = 30;

type Random = () => number;

/** A video of eight varied shots with cuts, fades and dissolves; each seed gives another. */
export function variedVideo(seed: number): VideoSpec {
  const random = seeded(seed);
  const frame = sizeAndRate(random);
  const shown = Math.min(frame.rate, 30);
  const joins = Array.from({ length: 8 }, () => pick(random, JOINS));
  const lengths = joins.map(() => (SHORTEST + Math.floor(random() * (LONGEST + 1 - SHORTEST))) / shown);
  const shots = joins.map((joinedBy, i) => {
    const half = (at: number): number => (joins[at] === 'cut' || at > 7 ? 0 : lengths[at]! / 2);
    const seconds = onFrame(0.5 + 1.3 * random() + half(i) + half(i + 1), frame.rate);
    return { ...filmedShot(random, frame, i), seconds, joinedBy, joinSeconds: lengths[i]! };
  });
  const total = shots.reduce((sum, { seconds }) => sum + seconds, 0);
  const overlays = random() < 0.5 ? [words(random, frame, 0, total)] : [];
  return { ...frame, shots, overlays, ...(random() < 0.3 && { fadesIn: 0.4 }) };
}

const JOINS = ['cut', 'cut', 'dissolve', 'dissolve', 'dissolve', 'fade', 'fade-white'] as const;

/** A single four-second shot with a lot of change but no join; each seed gives another. */
export function unjoinedVideo(seed: number): VideoSpec {
  const random = seeded(seed);
  const frame = sizeAndRate(random);
  const shot = { ...filmedShot(random, frame, seed), seconds: 4 };
  const spec = { ...frame, shots: [shot] };
  const events: (() => Partial<VideoSpec>)[] = [
    () => ({ shots: [{ ...shot, pan: 1 + 2 * random() }] }),
    () => ({ shots: [{ ...shot, zoom: (random() < 0.5 ? -1 : 1) * (0.4 + 0.6 * random()) }] }),
    () => ({ shots: [{ ...shot, shake: 0.02 + 0.04 * random() }] }),
    () => ({ shots: [{ ...shot, brighter: (random() < 0.5 ? -1 : 1) * 0.2 }] }),
    () => ({ flashes: [1, 1.8, 3].map((second) => onFrame(second, frame.rate)) }),
    () => ({ strobe: { from: 1, to: 2, perSecond: 5 } }),
    () => ({ black: { from: 1.5, to: 1.5 + 0.15 * random() } }),
    () => ({ fadesIn: 0.3 + 0.6 * random(), fadesOut: 0.3 + 0.6 * random() }),
    () => ({ overlays: [0.5, 1.4, 2.3].map((from) => words(random, frame, from, from + 1)) }),
  ];
  return { ...spec, ...pick(random, events)() };
}

const pick = <T>(random: Random, of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
const onFrame = (seconds: number, rate: number): number => Math.round(seconds * rate) / rate;

type SizeAndRate = Pick<VideoSpec, 'width' | 'height' | 'rate'>;

function sizeAndRate(random: Random): SizeAndRate {
  const [width, height] = pick(random, SIZES);
  return { width, height, rate: pick(random, RATES) };
}

/** Something filmed with a still, panning, zooming or hand-held camera. */
function filmedShot(
  random: Random,
  { width, height }: SizeAndRate,
  which: number,
): Omit<VideoShot, 'seconds'> {
  const places = [
    () => photographed(random, width, height),
    () => photographed(random, width, height),
    () => drawnPlace(which, width, height),
    () => designed(random, width, height),
  ];
  const way = random() < 0.5 ? -1 : 1;
  const cameras = [
    () => ({}),
    () => ({ pan: way * (0.05 + 0.25 * random()) }),
    () => ({ pan: way * (0.5 + random()) }),
    () => ({ zoom: way * (0.05 + 0.25 * random()) }),
    () => ({ shake: 0.005 + 0.015 * random() }),
  ];
  return { banner: pick(random, places)(), ...pick(random, cameras)() };
}

const photographed = (random: Random, width: number, height: number): BannerSpec => ({
  width,
  height,
  ground: { kind: 'photo', frame: drawnPhoto(Math.floor(1e9 * random()), width, height) },
  lines: [],
});

const color = (random: Random): string =>
  `#${Math.floor(0x1000000 * random())
    .toString(16)
    .padStart(6, '0')}`;

/** Rectangles on a plain background. */
function designed(random: Random, width: number, height: number): BannerSpec {
  const forms = Array.from({ length: 2 + Math.floor(4 * random()) }, () => ({
    kind: 'rect' as const,
    x: 1000 * random() - 100,
    y: 700 * random() - 100,
    w: 100 + 400 * random(),
    h: 60 + 400 * random(),
    radius: 30 * random(),
    fill: color(random),
  }));
  return { width, height, ground: { kind: 'plain', paint: color(random) }, shapes: forms, lines: [] };
}

const SAYINGS = ['Cold at noon?', 'Save 30% today', 'Grips for 900 km', 'NIGHT ORCHARD'];

function words(random: Random, { width, height }: SizeAndRate, from: number, to: number): VideoOverlay {
  const line = { text: pick(random, SAYINGS), x: 0.08, y: 0.3 + 0.5 * random(), size: width / 8 };
  const ground = { kind: 'plain', paint: '#000000' } as const;
  const lines = [{ ...line, colour: random() < 0.7 ? '#ffffff' : color(random), weight: 900 as const }];
  return { from, to, comesBy: pick(random, ['fade', 'slide']), banner: { width, height, ground, lines } };
}
