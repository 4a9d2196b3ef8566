import type { Attention } from '@adjudge/contract';
import sharp from 'sharp';
import { openJudged } from '../formats/judged-picture.ts';
import { heatLayer } from './heat-layer.ts';

/** Pixels of the longest side: 300 dpi on paper. */
const LONGEST_SIDE = 1600;

/** A picture for print: on white. null when it cannot be read, because the text works without it. */
export const printPicture = (file: Uint8Array, heat?: Attention): Promise<Uint8Array | null> =>
  renderPicture(file, heat).catch(() => null);

async function renderPicture(file: Uint8Array, heat: Attention | undefined): Promise<Uint8Array> {
  const picture = await openJudged(file);
  const { data, info } = await picture
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const layers = heat ? [{ input: await heatLayer(heat, info) }] : [];
  return sharp(data, { raw: info })
    .composite(layers)
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
