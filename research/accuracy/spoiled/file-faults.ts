import sharp, { type Sharp } from 'sharp';
import type { Design } from './design.ts';
import type { Fault } from './fault.ts';
import { linesOf } from './words.ts';

type Change = (picture: Sharp, design: Design) => Promise<Sharp> | Sharp;

const file = (change: Change) => async (png: Uint8Array, design: Design) =>
  (await change(sharp(png), design)).png().toBuffer();

const SOFT = ['sharpness', 'text-sharpness', 'resolution', 'pixelation', 'text-size', 'phone-legibility'];

/** Downscales, then scales back up to the old size. */
const coarse =
  (share: number, kernel: 'nearest' | 'cubic'): Change =>
  async (picture, { width, height }) => {
    const few = await picture
      .resize(Math.round(width * share), Math.round(height * share))
      .png()
      .toBuffer();
    return sharp(few).resize(width, height, { kernel });
  };

const overlaid =
  (svg: (design: Design) => string): Change =>
  (picture, design) =>
    picture.composite([{ input: Buffer.from(svg(design)) }]);

function watermark({ width, height }: Design): string {
  const step = Math.max(height / 3, 30);
  const rows = Array.from({ length: 12 }, (_, at) => (at - 3) * step);
  const words = rows
    .map(
      (y) => `<text x="${-width * 0.2}" y="${y}" font-size="${step * 0.5}">${'PREVIEW  '.repeat(14)}</text>`,
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="rotate(-24 ${width / 2} ${height / 2})" fill="#808080" fill-opacity="0.55" font-family="sans-serif" font-weight="700" xml:space="preserve">${words}</g></svg>`;
}

async function softened(picture: Sharp, design: Design): Promise<Sharp> {
  const headline = linesOf(design, 'headline');
  const { width, height } = design;
  const top = Math.max(0, Math.floor(Math.min(...headline.map(({ y, size }) => y * height - size * 0.9))));
  const bottom = Math.min(
    height,
    Math.ceil(Math.max(...headline.map(({ y, size }) => y * height + size * 0.3))),
  );
  const left = Math.floor(headline[0]!.x * width);
  const right = Math.max(...headline.map(({ text, size }) => left + text.length * size * 0.6));
  const region = { left, top, width: Math.min(width, Math.ceil(right)) - left, height: bottom - top };
  const png = await picture.png().toBuffer();
  const blurred = await sharp(png)
    .extract(region)
    .blur(Math.max(0.8, headline[0]!.size * 0.07))
    .toBuffer();
  return sharp(png).composite([{ input: blurred, left, top }]);
}

export const FILE_FAULTS: readonly Fault[] = [
  {
    kind: 'stretched',
    expectedAudits: ['aspect-ratio', 'placement-fit', 'letter-stretch'],
    file: file((picture, { width, height }) =>
      picture.resize(Math.round(width * 1.9), height, { fit: 'fill' }),
    ),
  },
  {
    kind: 'squashed',
    expectedAudits: ['aspect-ratio', 'placement-fit', 'letter-stretch'],
    file: file((picture, { width, height }) =>
      picture.resize(width, Math.round(height * 0.55), { fit: 'fill' }),
    ),
  },
  { kind: 'pixelated', expectedAudits: SOFT, file: file(coarse(0.3, 'nearest')) },
  {
    kind: 'blurred',
    expectedAudits: SOFT,
    file: file((picture, { width, height }) => picture.blur(0.3 + Math.min(width, height) / 300)),
  },
  {
    kind: 'only the headline blurred',
    expectedAudits: ['text-sharpness', 'text-contrast', 'sharpness', 'headline-attention'],
    file: file(softened),
  },
  {
    kind: 'heavy JPEG compression',
    expectedAudits: ['jpeg-quality', 'compression-blocks', 'sharpness', 'noise', 'colour-encoding'],
    file: async (png) => sharp(png).jpeg({ quality: 4 }).toBuffer(),
  },
  {
    kind: 'full of noise',
    expectedAudits: ['noise', 'clutter', 'sharpness', 'text-ground'],
    file: file(async (picture, { width, height }) =>
      picture.composite([{ input: await grain(width, height), blend: 'overlay' }]),
    ),
  },
  {
    kind: 'cropped through the words',
    expectedAudits: ['cut-off-text', 'edge-margin', 'placement-fit'],
    file: file((picture, design) => {
      const { width, height } = design;
      const { x, text, size } = linesOf(design, 'headline')[0]!;
      const left = Math.round(x * width + text.length * size * 0.17);
      return picture.extract({ left, top: 0, width: width - left, height });
    }),
  },
  {
    kind: 'mirrored',
    expectedAudits: [
      'legibility',
      'nonsense-words',
      'call-to-action-presence',
      'brand-presence',
      'picture-spelling',
    ],
    file: file((picture) => picture.flop()),
  },
  {
    kind: 'upside down',
    expectedAudits: [
      'legibility',
      'nonsense-words',
      'call-to-action-presence',
      'brand-presence',
      'picture-spelling',
    ],
    file: file((picture) => picture.rotate(180)),
  },
  {
    kind: 'askew',
    expectedAudits: ['text-angle', 'alignment', 'aspect-ratio', 'placement-fit'],
    file: file((picture) => picture.rotate(9, { background: '#ffffff' })),
  },
  {
    kind: 'too dark',
    expectedAudits: ['exposure', 'text-contrast', 'light-drama', 'tone-clipping', 'colourfulness'],
    file: file((picture) => picture.linear(0.22, 0)),
  },
  {
    kind: 'washed out',
    expectedAudits: [
      'exposure',
      'text-contrast',
      'light-drama',
      'colourfulness',
      'call-to-action-legibility',
      'brand-contrast',
    ],
    file: file((picture) => picture.linear(0.25, 175)),
  },
  {
    kind: 'watermark over it',
    expectedAudits: [
      'watermark',
      'clutter',
      'text-ground',
      'placeholder-text',
      'repeated-text',
      'word-count',
      'reading-order',
      'message-blocks',
    ],
    file: file(overlaid(watermark)),
  },
  {
    kind: 'black bars around it',
    expectedAudits: ['black-bars', 'aspect-ratio', 'placement-fit', 'text-size'],
    file: file((picture, { width, height }) =>
      picture.extend({
        top: Math.round(height * 0.3),
        bottom: Math.round(height * 0.3),
        left: Math.round(width * 0.05),
        right: Math.round(width * 0.05),
        background: '#000000',
      }),
    ),
  },
];

/** Gray grain, identical in every run. */
async function grain(width: number, height: number): Promise<Buffer> {
  let state = 7;
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0; at < data.length; at += 3) {
    // A linear congruential generator with the constants of Numerical Recipes.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    data.fill(state >>> 24, at, at + 3);
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}
