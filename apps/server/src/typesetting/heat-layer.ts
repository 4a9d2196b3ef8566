import { type Attention, HEAT_OPACITY, heatPixels } from '@adjudge/contract';
import sharp from 'sharp';

/**
 * The attention map as the web app overlays it on a picture.
 * @param size in pixels
 * @returns PNG of that size, transparent where no one looks
 */
export async function heatLayer(
  attention: Attention,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  const { columns, rows } = attention;
  const cells = heatPixels(attention).map((value, index) => (index % 4 === 3 ? value * HEAT_OPACITY : value));
  return sharp(Buffer.from(cells), { raw: { width: columns, height: rows, channels: 4 } })
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .png()
    .toBuffer();
}
