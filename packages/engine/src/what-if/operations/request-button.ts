import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { type Frame, raw } from '../../gatherers/frame/index.ts';
import type { Operation } from '../fix.ts';
import { regionOf, sizeOf } from './region.ts';

type Request = Extract<Operation, { kind: 'request' }>;

/** Of the button's height. */
const CORNER = 0.16;
const LETTERS = 0.44;
/** Of the button's width that the words may fill, and of the letters' size that a letter is wide. */
const FILLED = 0.86;
const LETTER_WIDTH = 0.56;
/** From the middle of capitals to their foot, of their size. */
const MIDDLE = 0.35;

/** Type from npm, so that no button depends on the fonts of the machine. */
function fontFile(): string {
  const resolve = createRequire(import.meta.url).resolve;
  return join(dirname(resolve('@expo-google-fonts/roboto/package.json')), '700Bold/Roboto_700Bold.ttf');
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A button with words of its own, where there was none. */
export async function drawRequest(frame: Frame, { box, text, fill, ink }: Request): Promise<Frame> {
  const { Resvg } = await import('@resvg/resvg-js');
  const region = regionOf(box, frame);
  const { width, height } = sizeOf(region);
  const size = Math.min(LETTERS * height, (FILLED * width) / (LETTER_WIDTH * text.length));
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" rx="${CORNER * height}" fill="${fill}"/>` +
    `<text x="${width / 2}" y="${height / 2 + MIDDLE * size}" text-anchor="middle" font-family="Roboto" ` +
    `font-weight="700" font-size="${size}" fill="${ink}">${escaped(text)}</text></svg>`;
  const font = { fontFiles: [fontFile()], loadSystemFonts: false, defaultFontFamily: 'Roboto' };
  const drawn = new Resvg(svg, { font }).render().asPng();
  const data = await sharp(await raw(frame).png().toBuffer())
    .composite([{ input: drawn, left: region.left, top: region.top }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { width: frame.width, height: frame.height, data };
}
