import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { contrastRatio, fromHex, luminance } from '../../../packages/engine/src/color-space.ts';
import type { Frame } from '../../../packages/engine/src/gatherers/frame/index.ts';
import {
  type BannerLine,
  type BannerSpec,
  type Background,
  inkBoxOf,
  type Typeface,
} from '../../../packages/engine/src/testing/index.ts';
import { ACCENTED, PHRASES } from './text-phrases.ts';
import { randomFrom } from './text-random.ts';

/** A line of a drawn banner with its intended role. */
export interface RoledLine extends BannerLine {
  readonly role: keyof typeof PHRASES;
}

export interface HardBanner {
  readonly spec: BannerSpec;
}

export interface Material {
  /** Folder of photographs to use as backgrounds; drawn backgrounds when omitted. */
  readonly photos?: string | undefined;
  /** Folder of TrueType files named as in the font packages ("LobsterTwo_700Bold.ttf"), used along with the engine's four families. */
  readonly typefaces?: string | undefined;
}

const SIZES = [
  [1200, 628],
  [1080, 1080],
  [1080, 1350],
  [1200, 628],
  [970, 500],
  [600, 500],
] as const;
const INKS = ['#ffffff', '#fef08a', '#111827', '#ffe4e6', '#e8f1fa', '#0f2a1d'] as const;
const FILLS = [
  '#e11d48',
  '#16a34a',
  '#7c3aed',
  '#111827',
  '#b45309',
  '#2563eb',
  '#f6c177',
  '#ffffff',
] as const;
/** Drawn text stays above this contrast ratio; people would not call a line below it readable. */
const LEAST_CONTRAST = 1.9;

type Random = () => number;

const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

/** The banner of this number. Hard to read on purpose, identical in every run. */
export async function hardBanner(number: number, material: Material): Promise<HardBanner> {
  const random = randomFrom(number + 1);
  const [width, height] = SIZES[number % SIZES.length]!;
  const ground = await backgroundFor(number, width, height, material.photos, random);
  const faces = typefacesIn(material.typefaces);
  const draw = new BannerTypesetter(random, width, height, ground, faces);
  const lines = compose(draw);
  return {
    spec: { width, height, ground, lines },
  };
}

function compose(desk: BannerTypesetter): RoledLine[] {
  const { random } = desk;
  const unit = Math.min(desk.width, desk.height) / 628;
  const left = 0.05 + 0.05 * random();
  const lines: RoledLine[] = [];
  let y = 0.08;
  const put = (role: RoledLine['role'], text: string, size: number, rest: Partial<BannerLine> = {}): void => {
    const made = desk.line(role, text, left, y, size * unit, rest);
    lines.push(made);
    y = made.y + (made.size * 0.55) / desk.height;
  };
  if (random() < 0.6) put('brand', pick(random, PHRASES.brand), 30 + 12 * random());
  put('headline', pick(random, PHRASES.headline), 72 + 48 * random(), desk.dress());
  const body = random() < 0.12 ? pick(random, ACCENTED) : pick(random, PHRASES.body);
  put('body', body, 30 + 22 * random(), random() < 0.3 ? desk.dress() : {});
  if (random() < 0.75)
    put('offer', pick(random, PHRASES.offer), 40 + 36 * random(), random() < 0.5 ? desk.dress() : {});
  if (random() < 0.3) y += 0.08;
  if (random() < 0.25) lines.push(desk.askew(pick(random, PHRASES.offer), y + 0.22, unit));
  const size = (30 + 10 * random()) * unit;
  const fill = pick(random, FILLS);
  const ink = fill === '#ffffff' || fill === '#f6c177' ? '#111827' : '#ffffff';
  lines.push(
    desk.line('action', pick(random, PHRASES.action), left + 0.03, 0.83, size, {
      colour: ink,
      panel: { fill, padding: size * 0.6, radius: 12 },
    }),
  );
  if (random() < 0.6) {
    lines.push(
      desk.line('legal', pick(random, PHRASES.legal), left, 0.955, 18 * Math.max(1, unit), { weight: 400 }),
    );
  }
  return lines;
}

/** Typesets the lines of one banner. */
class BannerTypesetter {
  readonly random: Random;
  readonly width: number;
  readonly height: number;
  readonly #ground: Background;
  readonly #faces: readonly NonNullable<BannerLine['font']>[];

  constructor(
    random: Random,
    width: number,
    height: number,
    ground: Background,
    faces: readonly NonNullable<BannerLine['font']>[],
  ) {
    this.random = random;
    this.width = width;
    this.height = height;
    this.#ground = ground;
    this.#faces = faces;
  }

  /** A line below `top`, shrunk to fit the width. For the roles `action` and `legal`, `top` is the baseline. */
  line(
    role: RoledLine['role'],
    text: string,
    x: number,
    top: number,
    size: number,
    rest: Partial<BannerLine>,
  ): RoledLine {
    const face =
      role === 'legal' || role === 'action' ? pick(this.random, SANS) : pick(this.random, this.#faces);
    const weight = pick(this.random, [400, 700, 900] as const);
    const draft = { text, x, y: top, size, colour: '#ffffff', font: face, weight, ...rest };
    const width = inkBoxOf(this, draft).width;
    const fitted = size * Math.min(1, ((0.94 - x) * this.width) / width);
    const isPlaced = role === 'action' || role === 'legal';
    const y = isPlaced ? top : top + (fitted * 0.95) / this.height;
    return { ...draft, role, size: fitted, y, colour: rest.colour ?? this.ink(x, y, width, fitted) };
  }

  askew(text: string, y: number, unit: number): RoledLine {
    const turn = pick(this.random, [-15, -12, -8, 8, 12, 15]);
    const x = 0.52;
    const size = (52 + 30 * this.random()) * unit;
    const face = pick(this.random, this.#faces);
    const draft = { text, x, y: Math.min(0.7, y), size, colour: '#ffffff', font: face, turn };
    const fitted = size * Math.min(1, (0.42 * this.width) / inkBoxOf(this, draft).width);
    return { ...draft, role: 'offer', size: fitted, colour: this.ink(x, draft.y, 0.4 * this.width, fitted) };
  }

  /** A random style: outline, shadow, letter spacing, panel or none. */
  dress(): Partial<BannerLine> {
    const chance = this.random();
    if (chance < 0.15) return { outline: { colour: '#000000', width: 3 }, colour: '#ffffff' };
    if (chance < 0.35) return { shadow: { offset: 3, opacity: 0.55 } };
    if (chance < 0.45) return { spacing: 4 };
    if (chance < 0.55) return { panel: { fill: '#10182099', padding: 16 }, colour: '#ffffff' };
    return {};
  }

  /** A random color that is readable at this spot. */
  ink(x: number, y: number, width: number, size: number): string {
    const behind = backgroundLuminance(
      this.#ground,
      x * this.width,
      y * this.height - size,
      width,
      size * 1.2,
    );
    const readable = INKS.filter((ink) => contrastRatio(luminanceOf(ink), behind) >= LEAST_CONTRAST);
    return pick(this.random, readable);
  }
}

const SANS = ['Roboto', 'Lato'] as const;

function typefacesIn(folder: string | undefined): NonNullable<BannerLine['font']>[] {
  const own = ['Roboto', 'Lato', 'Oswald', 'Playfair Display'] as const;
  return folder === undefined ? [...own] : [...own, ...typefaceFiles(folder)];
}

const typefaceFiles = (folder: string): Typeface[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ttf'))
    .toSorted()
    .map((name) => ({
      family: name.split('_')[0]!.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 '),
      file: path.join(folder, name),
    }));

const luminanceOf = (color: string): number => {
  const { r, g, b } = fromHex(color);
  return luminance(r, g, b);
};

async function backgroundFor(
  number: number,
  width: number,
  height: number,
  photos: string | undefined,
  random: Random,
): Promise<Background> {
  if (photos === undefined) return drawnBackground(number, random);
  const names = readdirSync(photos)
    .filter((name) => /\.(?:jpe?g|png)$/i.test(name))
    .toSorted();
  const name = names[(number * 7) % names.length]!;
  const { data, info } = await sharp(path.join(photos, name))
    .resize(width, height, { fit: 'cover' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { kind: 'photo', frame: { width: info.width, height: info.height, data } };
}

const TONES = [
  ['#16324a', '#35617f'],
  ['#f3e3cf', '#f0b98c'],
  ['#16331f', '#3f6b3a'],
  ['#3b1d4a', '#a3568f'],
  ['#ffffff', '#dbeafe'],
] as const;

function drawnBackground(number: number, random: Random): Background {
  const [from, to] = TONES[number % TONES.length]!;
  if (random() < 0.5) return { kind: 'texture', dark: from, light: to, grain: 1 + 3 * random() };
  return { kind: 'plain', paint: { from, to, degrees: Math.round(90 * random()) } };
}

/** Mean luminance behind a line. A drawn background counts as the mean of its two tones. */
function backgroundLuminance(
  ground: Background,
  left: number,
  top: number,
  width: number,
  height: number,
): number {
  if (ground.kind === 'texture') return (luminanceOf(ground.dark) + luminanceOf(ground.light)) / 2;
  if (ground.kind === 'plain') {
    const { paint } = ground;
    return typeof paint === 'string'
      ? luminanceOf(paint)
      : (luminanceOf(paint.from) + luminanceOf(paint.to)) / 2;
  }
  return meanLuminance(ground.frame, left, top, width, height);
}

function meanLuminance(
  { width, height, data }: Frame,
  left: number,
  top: number,
  w: number,
  h: number,
): number {
  let sum = 0;
  let count = 0;
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, top + h); y += 2) {
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, left + w); x += 2) {
      const at = (y * width + x) * 3;
      sum += luminance(data[at]!, data[at + 1]!, data[at + 2]!);
      count++;
    }
  }
  return sum / Math.max(1, count);
}
