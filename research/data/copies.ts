import sharp, { type Sharp } from 'sharp';

type Change = (picture: Sharp, width: number, height: number) => Sharp;

/** Quality at which a changed JPEG is written where the quality itself is not what changes. */
const FAITHFUL = 95;

/** What nobody would notice of an ad that is saved again. */
export const COPIES: readonly (readonly [name: string, change: Change])[] = [
  [
    'saved again as a JPEG of quality 85',
    (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 85 }),
  ],
  [
    '2 % cropped away',
    (picture, width, height) => {
      const [left, top] = [Math.round(width / 100), Math.round(height / 100)];
      return picture.extract({ left, top, width: width - 2 * left, height: height - 2 * top });
    },
  ],
  ['made smaller, to 75 %', (picture, width) => picture.resize({ width: Math.round(0.75 * width) })],
];

export async function copied(bytes: Buffer, change: Change): Promise<Buffer> {
  const { width, height, format } = await sharp(bytes).metadata();
  const picture = sharp(bytes).keepIccProfile();
  const faithful = format === 'jpeg' ? picture.jpeg({ quality: FAITHFUL }) : picture;
  return change(faithful, width, height).toBuffer();
}
