import { renderAsync } from '@resvg/resvg-js';
import { openJudged } from '../../formats/judged-picture.ts';
import { fontsFor } from '../../typesetting/fonts.ts';
import { type CardFacts, type CardPicture, cardSvg, pictureArea } from './card-svg.ts';

/**
 * A report's card as a PNG. Drawn off the main thread in the fonts of the documents, because the words on a creative may
 * be in any script.
 * @param bytes a picture of the creative; if null or undecodable, the card is drawn without it
 */
export async function drawCard(
  facts: Omit<CardFacts, 'picture'>,
  bytes: Uint8Array | null,
): Promise<Uint8Array> {
  const picture = bytes === null ? null : await fitted(bytes).catch(() => null);
  const drawn = await renderAsync(cardSvg({ ...facts, picture }), {
    font: {
      loadSystemFonts: false,
      fontFiles: [...fontsFor(facts.verdict).files],
      defaultFontFamily: 'Schibsted Grotesk',
    },
  });
  return drawn.asPng();
}

async function fitted(bytes: Uint8Array): Promise<CardPicture> {
  const picture = await openJudged(bytes);
  const { autoOrient } = await picture.metadata();
  const { width, height } = pictureArea(autoOrient);
  const { data, info } = await picture
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
