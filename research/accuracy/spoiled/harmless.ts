import sharp from 'sharp';
import type { Design } from './design.ts';

/** A change that makes an ad neither better nor worse. */
export interface Harmless {
  readonly kind: string;
  readonly applies?: (design: Design) => boolean;
  readonly design?: (design: Design) => Design;
  readonly file?: (png: Uint8Array, design: Design) => Promise<Uint8Array>;
}

/** Width in pixels from which a banner at half its size still suits its placement. */
const LARGE = 1000;

export const HARMLESS: readonly Harmless[] = [
  {
    kind: 'hue 12° on',
    file: async (png) => sharp(png).modulate({ hue: 12 }).png().toBuffer(),
  },
  {
    kind: 'another good typeface',
    design: (design) => ({
      ...design,
      lines: design.lines.map((line) => ({ ...line, font: line.font === 'Lato' ? 'Roboto' : 'Lato' })),
    }),
  },
  {
    kind: 'half the size',
    applies: ({ width }) => width >= LARGE,
    file: async (png, { width }) =>
      sharp(png)
        .resize(Math.round(width / 2))
        .png()
        .toBuffer(),
  },
  { kind: 'saved as WebP', file: async (png) => sharp(png).webp({ quality: 90 }).toBuffer() },
  {
    kind: '1 px border',
    file: async (png) =>
      sharp(png).extend({ top: 1, bottom: 1, left: 1, right: 1, background: '#d0d0d0' }).png().toBuffer(),
  },
];
