import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { type Frame, raw } from '../../gatherers/frame/index.ts';
import type { Operation } from '../fix.ts';
import { regionOf, sizeOf } from './region.ts';

type Request = Extract<Operation, { kind: 'request' }>;

/** Corner radius and font size, as shares of the button's height. */
const CORNER = 0.16;
const LETTERS = 0.44;
/** Share of the button's width that the text may fill, and width of a letter as a share of the font size. */
const FILLED = 0.86;
const LETTER_WIDTH = 0.56;
/** Distance from the middle of capitals to the baseline, as a share of the font size. */
const MIDDLE = 0.35;

/** A font from npm, so that buttons do not depend on the machine's fonts. */
function fontFile(): string {
  const resolve = createRequire(import.meta.url).resolve;
  return join(dirname(resolve('@expo-google-fonts/roboto/package.json')), '700Bold/Roboto_700Bold.ttf');
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

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
