import { createRequire } from 'node:module';
import path from 'node:path';
import type { BannerLine, BannerSpec, Background, Typeface } from './banner-spec.ts';
import { drawClutter } from './drawn-frame.ts';
import { drawnPhoto } from './drawn-photo.ts';

/** A drawn banner of stacked lines in one typeface, with the properties that were varied. */
export interface TypeSpec {
  readonly spec: BannerSpec;
  readonly face: keyof typeof FACES;
  readonly ground: TypeBackground;
}

export type TypeBackground = 'plain' | 'gradient' | 'photo' | 'clutter';

/** Thin to black, condensed and wide: package, font file and family. */
const FACES = {
  'Roboto 100': ['roboto', '100Thin/Roboto_100Thin', 'Roboto'],
  'Roboto 300': ['roboto', '300Light/Roboto_300Light', 'Roboto'],
  'Oswald 200': ['oswald', '200ExtraLight/Oswald_200ExtraLight', 'Oswald'],
  'Roboto 500': ['roboto', '500Medium/Roboto_500Medium', 'Roboto'],
  'Playfair 400': ['playfair-display', '400Regular/PlayfairDisplay_400Regular', 'Playfair Display'],
  'Oswald 700': ['oswald', '700Bold/Oswald_700Bold', 'Oswald'],
  'Lato 900': ['lato', '900Black/Lato_900Black', 'Lato'],
  'Roboto 900': ['roboto', '900Black/Roboto_900Black', 'Roboto'],
  'Playfair 900': ['playfair-display', '900Black/PlayfairDisplay_900Black', 'Playfair Display'],
  Anton: ['anton', '400Regular/Anton_400Regular', 'Anton'],
  'Archivo Black': ['archivo-black', '400Regular/ArchivoBlack_400Regular', 'Archivo Black'],
} as const;

const FACE_NAMES = Object.keys(FACES) as (keyof typeof FACES)[];

/** Text and background colors, dark on light and light on dark, with contrast from 1.6:1 to 18:1. */
const PAIRS = [
  ['#ffffff', '#123a8c'],
  ['#111827', '#fde047'],
  ['#ffffff', '#e11d48'],
  ['#1d4ed8', '#f8fafc'],
  ['#fde047', '#111827'],
  ['#ffffff', '#f59e0b'],
  ['#7f1d1d', '#fca5a5'],
  ['#334155', '#94a3b8'],
  ['#dcfce7', '#16a34a'],
  ['#000000', '#ffffff'],
  ['#c7d2fe', '#a5b4fc'],
] as const;
const SIZES = [150, 64, 34, 22] as const;
/** Letter spacing and baseline distance, as fractions of the font size. */
const SETTINGS = [
  { tracking: 0, leading: 1.25 },
  { tracking: -0.05, leading: 0.92 },
  { tracking: -0.03, leading: 1.05 },
] as const;
const GROUNDS: readonly TypeBackground[] = ['plain', 'gradient', 'photo', 'clutter'];
const STACKS = [
  ['TAKE', 'THE WIN', 'HOME'],
  ['Make', 'every day', 'count'],
  ['RUN', 'FASTER', 'NOW'],
] as const;

const WIDTH = 1200;
const HEIGHT = 1000;

/** Banner `number`. Typeface, colors, setting, size and background cycle at different rates, so that every value meets every other. */
export function drawnType(number: number, ground = GROUNDS[number % GROUNDS.length]!): TypeSpec {
  const face = FACE_NAMES[number % FACE_NAMES.length]!;
  const [colour, behind] = PAIRS[(number * 3 + Math.floor(number / 11)) % PAIRS.length]!;
  const { tracking, leading } = SETTINGS[(number + Math.floor(number / 3)) % SETTINGS.length]!;
  let y = 30;
  const lines: BannerLine[] = [];
  for (const [index, size] of SIZES.entries()) {
    const stack = STACKS[(number + index) % STACKS.length]!;
    const column = index % 2 === 0 ? 0.06 : 0.3;
    for (const text of index > 1 ? [stack.join(' ')] : stack) {
      y += size * (lines.at(-1)?.size === size ? leading : 1.15);
      lines.push({
        text,
        x: column,
        y: y / HEIGHT,
        size,
        colour,
        font: typeface(face),
        spacing: tracking * size,
      });
    }
  }
  const spec = { width: WIDTH, height: HEIGHT, ground: groundOf(ground, behind, number), lines };
  return { spec, face, ground };
}

const resolve = createRequire(import.meta.url).resolve;

function typeface(name: keyof typeof FACES): Typeface {
  const [packageName, file, family] = FACES[name];
  const folder = path.dirname(resolve(`@expo-google-fonts/${packageName}/package.json`));
  return { family, file: path.join(folder, `${file}.ttf`) };
}

function groundOf(kind: TypeBackground, color: string, seed: number): Background {
  if (kind === 'plain') return { kind: 'plain', paint: color };
  if (kind === 'gradient')
    return { kind: 'plain', paint: { from: color, to: shaded(color), degrees: 30 * (seed % 4) } };
  if (kind === 'clutter') return { kind: 'photo', frame: drawClutter(WIDTH, HEIGHT, 90, seed + 1) };
  return { kind: 'photo', frame: tinted(drawnPhoto(seed + 1, WIDTH, HEIGHT), color) };
}

/** Mixes the color with a quarter of mid-gray, so that the gradient stays away from the text color. */
const shaded = (color: string): string =>
  `#${bytesOf(color)
    .map((byte) =>
      Math.round(0.75 * byte + 32)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const bytesOf = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** A photo under a tint of this color, as designers use behind text to keep it readable. */
function tinted(frame: ReturnType<typeof drawnPhoto>, color: string): ReturnType<typeof drawnPhoto> {
  const veil = bytesOf(color);
  const data = frame.data.map((byte, at) => Math.round(0.35 * byte + 0.65 * veil[at % 3]!));
  return { ...frame, data };
}
