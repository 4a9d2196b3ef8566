import { createRequire } from 'node:module';
import path from 'node:path';
import { CREATIVE_LIMITS } from '@adjudge/engine/intake';
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { type CardFacts, type CardPicture, cardSvg, pictureArea } from './card-svg.ts';

const { resolve } = createRequire(import.meta.url);

const fontFile = (family: string, file: string): string =>
  path.join(path.dirname(resolve(`@expo-google-fonts/${family}/package.json`)), file);

const FONT_FILES = [
  fontFile('schibsted-grotesk', '400Regular/SchibstedGrotesk_400Regular.ttf'),
  fontFile('schibsted-grotesk', '500Medium/SchibstedGrotesk_500Medium.ttf'),
  fontFile('schibsted-grotesk', '700Bold/SchibstedGrotesk_700Bold.ttf'),
  fontFile('newsreader', '500Medium/Newsreader_500Medium.ttf'),
];

/**
 * A report's card as a PNG, drawn off the main thread with fonts that came with the product.
 * @param bytes a picture of the creative; null or undecodable, the card stands without it
 */
export async function drawCard(
  facts: Omit<CardFacts, 'picture'>,
  bytes: Uint8Array | null,
): Promise<Uint8Array> {
  const picture = bytes === null ? null : await fitted(bytes).catch(() => null);
  const drawn = await renderAsync(cardSvg({ ...facts, picture }), {
    font: { loadSystemFonts: false, fontFiles: FONT_FILES, defaultFontFamily: 'Schibsted Grotesk' },
  });
  return drawn.asPng();
}

async function fitted(bytes: Uint8Array): Promise<CardPicture> {
  const open = () => sharp(bytes, { failOn: 'none', limitInputPixels: CREATIVE_LIMITS.pixels }).autoOrient();
  const { autoOrient } = await open().metadata();
  const { width, height } = pictureArea(autoOrient);
  const { data, info } = await open()
    .resize({ width, height, fit: 'inside' })
    .flatten({ background: '#fffdf9' })
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  return {
    dataUrl: `data:image/jpeg;base64,${data.toString('base64')}`,
    width: info.width,
    height: info.height,
  };
}
