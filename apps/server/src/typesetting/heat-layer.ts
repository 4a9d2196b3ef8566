import { type Attention, HEAT_OPACITY, heatPixels } from '@adjudge/contract';
import sharp from 'sharp';

/**
 * The attention map as the screen lays it over a picture.
 * @param size pixels
 * @returns PNG of that size, clear where nobody looks
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
