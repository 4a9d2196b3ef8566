import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { seeded } from '../../packages/engine/src/testing/banners/drawn-frame.ts';
import type { BannerLine, Ground, Typeface } from '../../packages/engine/src/testing/banners/banner-spec.ts';
import type { Frame } from '../../packages/engine/src/gatherers/frame/index.ts';
import type { TiltedBox } from '../../packages/engine/src/gatherers/text/recognition/tilted-box.ts';
import { renderBanner } from '../../packages/engine/src/testing/banners/render-banner.ts';

/** One drawn line with the box that a finder might put around it. */
export interface DrawnText {
  readonly text: string;
  readonly frame: Frame;
  readonly box: TiltedBox;
}

export interface Material {
  /** Folder of photographs to draw over; drawn grounds when left out. */
  readonly photos?: string | undefined;
  /** Folder of TrueType files beside the families of the engine: 'LiberationSans-Bold.ttf' is Liberation Sans. */
  readonly typefaces?: string | undefined;
}

/** Words with every accent that the model is to know; German, French, Spanish, Portuguese, Italian, Nordic. */
const ACCENTED =
  `für schön größe über müde süß Käse Äpfel Öl Übung Straße weiß Fuß genießen Märchen Hörgerät Grüße
  été première crème forêt fête noël maïs garçon leçon déjà là où goût août même très près élégant façon naïve île Éclat États Êtes Évian À Âge à château pâte
  año mañana niño señal corazón jamón menú aquí después más fácil sí único Ñandú Último él café España sueño otoño canción
  promoção coração você avó pão maçã verão não três prêmio saúde fórum ônibus família açúcar são mãe
  perché città più così però caffè qualità virtù lunedì è novità libertà gioventù
  få små blå smørrebrød øl Ø sø nærme værelse Æble Ålborg år hår båd tør brød`
    .split(/\s+/)
    .filter(Boolean);

const PLAIN =
  `Save up to today Shop the new collection Sleep better tonight Fresh bread every morning Order online Book a table
  From only Kids eat free Terms and conditions apply The winter edit Two for one Built to last Free delivery over`
    .split(/\s+/)
    .filter(Boolean);

const FAMILIES = ['Roboto', 'Lato', 'Oswald', 'Playfair Display'] as const;
const INKS = ['#ffffff', '#fef08a', '#111827', '#e11d48', '#0f2a1d'] as const;
const SIDE = { width: 900, height: 600 } as const;
const LINES = 7;

type Random = () => number;
const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

/** Seven lines on one banner; the same number draws the same. */
export async function drawnTexts(number: number, material: Material): Promise<DrawnText[]> {
  const random = seeded(number + 1);
  const faces = [...FAMILIES, ...typefacesIn(material.typefaces)];
  const lines = Array.from({ length: LINES }, (_, row) => lineAt(random, row, faces));
  const ground = await groundOf(random, number, material.photos);
  const { frame, truth } = await renderBanner({ ...SIDE, ground, lines });
  return truth.lines.flatMap(({ text, box }) =>
    box.w > 0 && box.x + box.w < 1 ? [{ text, frame, box: around(random, box) }] : [],
  );
}

function lineAt(random: Random, row: number, faces: readonly NonNullable<BannerLine['font']>[]): BannerLine {
  const text = phrase(random);
  const most = (0.86 * SIDE.width) / (0.62 * text.length);
  return {
    text,
    x: 0.05,
    y: (row + 0.75) / LINES,
    size: Math.min(18 + 40 * random(), most),
    colour: pick(random, INKS),
    font: pick(random, faces),
    weight: pick(random, [400, 700, 900] as const),
    ...(random() < 0.3 && { outline: { colour: '#00000088', width: 2 } }),
  };
}

function phrase(random: Random): string {
  const chance = random();
  const words = (list: readonly string[], count: number): string[] =>
    Array.from({ length: count }, () => pick(random, list));
  const shout = (text: string): string => (random() < 0.3 ? text.toUpperCase() : text);
  if (chance < 0.3) return priced(random, words(PLAIN, 2).join(' '));
  if (chance < 0.36) return `© 20${10 + Math.floor(20 * random())} ${words(PLAIN, 2).join(' ')}`;
  if (chance < 0.4) return `«${words(ACCENTED, 2).join(' ')}»`;
  if (chance < 0.44) return `¿${words(ACCENTED, 2).join(' ')}? ¡${pick(random, ACCENTED)}!`;
  if (chance < 0.85) return shout(words(ACCENTED, 3).join(' '));
  return shout(words(PLAIN, 4).join(' '));
}

function priced(random: Random, words: string): string {
  const amount = String(Math.floor(1 + 400 * random() ** 2));
  const cents = random() < 0.4 ? `.${random() < 0.5 ? '99' : '50'}` : '';
  const sign = pick(random, ['€', '£', '€', '£', '$'] as const);
  const price = sign === '€' && random() < 0.4 ? `${amount}${cents} €` : `${sign}${amount}${cents}`;
  return random() < 0.5 ? `${words} ${price}` : `${price} ${words}`;
}

/** Finders leave room around a line, now more, now less. */
function around(random: Random, { x, y, w, h }: { x: number; y: number; w: number; h: number }): TiltedBox {
  const high = h * SIDE.height;
  const height = high * (1.15 + 0.45 * random());
  return {
    x: (x + w / 2) * SIDE.width,
    y: (y + h / 2) * SIDE.height + 0.08 * (random() - 0.5) * high,
    ux: 1,
    uy: 0,
    length: w * SIDE.width + 0.8 * (height - high) + 0.3 * high,
    height,
  };
}

const typefacesIn = (folder: string | undefined): Typeface[] =>
  folder === undefined
    ? []
    : readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ttf'))
        .toSorted()
        .map((name) => ({
          family: path
            .basename(name)
            .split(/[-_.]/)[0]!
            .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 '),
          file: path.join(folder, name),
        }));

async function groundOf(random: Random, number: number, photos: string | undefined): Promise<Ground> {
  if (photos === undefined)
    return { kind: 'texture', dark: '#16324a', light: '#7a9ab0', grain: 3 * random() };
  const names = readdirSync(photos)
    .filter((name) => /\.(?:jpe?g|png)$/i.test(name))
    .toSorted();
  const { data, info } = await sharp(path.join(photos, names[(number * 7) % names.length]!))
    .resize({ ...SIDE, fit: 'cover' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { kind: 'photo', frame: { width: info.width, height: info.height, data } };
}
