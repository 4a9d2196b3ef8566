import { type ExportedPicture, TEXTS, firstFindings, whyNoPicture } from '@adjudge/contract';
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { openJudged } from '../../../formats/judged-picture.ts';
import type { CreativeStore } from '../../../store/creative-store.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Exportable } from '../exportable.ts';
import { MAX_SPOTS } from '../parts/gaze.ts';
import { PICTURE_HEIGHT, markedPicture } from '../parts/picture.ts';
import { reportPictures } from '../report-pictures.ts';
import { fontsFor } from '../../../typesetting/fonts.ts';
import { heatLayer } from '../../../typesetting/heat-layer.ts';
import { SHEET_POINTS, overlaySvg } from './overlay-svg.ts';

/** In px, longest side. Small banners are enlarged so that the numbers stay small next to them. */
const LEAST_SIDE = 1000;
const MOST_SIDE = 1600;

/**
 * The creative as PNG: with the numbers of what to fix first, as in the PDF, or under the heat map. For a video, its key frame.
 * @throws ApiError 'absent' when the file is gone, 'invalid' when there is nothing to draw, 'undecodable'
 */
export async function exportedPicture(
  store: CreativeStore,
  { exported: { data }, creative }: Exportable,
  picture: ExportedPicture,
): Promise<Uint8Array> {
  const { attention } = data;
  const heat = picture === 'heatmap' ? attention : null;
  const reason = whyNoPicture(picture, data);
  if (reason !== null) throw new ApiError('invalid', reason);
  const [found] = await reportPictures(store, creative);
  if (!found) throw new ApiError('absent', TEXTS.creativeGone);
  const drawn = markedPicture(data, firstFindings(data), PICTURE_HEIGHT.A4);
  const natural = Math.max(data.creative.width, data.creative.height);
  const side = Math.min(MOST_SIDE, Math.max(LEAST_SIDE, natural));
  const scale = side / Math.max(drawn.width, drawn.height);
  const size = { width: Math.round(drawn.width * scale), height: Math.round(drawn.height * scale) };
  const plain = await decoded(found.file, size);
  const sheet = heat ? 0 : Math.round(SHEET_POINTS * scale);
  const overlay = overlaySvg({
    ...size,
    sheet,
    scale,
    marks: heat ? [] : drawn.marks,
    spots: heat ? heat.centres.slice(0, MAX_SPOTS) : [],
  });
  const layers = [
    { input: plain, left: sheet, top: sheet },
    ...(heat ? [{ input: await heatLayer(heat, size), left: 0, top: 0 }] : []),
    { input: await png(overlay), left: 0, top: 0 },
  ];
  const { width, height } = size;
  return sharp({
    create: { width: width + 2 * sheet, height: height + 2 * sheet, channels: 3, background: '#ffffff' },
  })
    .composite(layers)
    .removeAlpha()
    .png()
    .toBuffer();
}

async function decoded(file: Uint8Array, size: { width: number; height: number }): Promise<Buffer> {
  try {
    const picture = await openJudged(file);
    return await picture
      .resize({ ...size, fit: 'fill' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer();
  } catch (cause) {
    throw new ApiError('undecodable', TEXTS.creativeGone, { cause });
  }
}

async function png(svg: string): Promise<Buffer> {
  const drawn = await renderAsync(svg, {
    font: {
      loadSystemFonts: false,
      fontFiles: [...fontsFor('').files],
      defaultFontFamily: 'IBM Plex Mono',
    },
  });
  return drawn.asPng();
}
