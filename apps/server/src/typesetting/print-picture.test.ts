import sharp from 'sharp';
import { expect, it } from 'vitest';
import { endsRed } from '../testing/pictures.ts';
import { printPicture } from './print-picture.ts';

it('prints the graded frame of an animation', async () => {
  const { dominant } = await sharp((await printPicture(await endsRed())) ?? undefined).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);
});

it('prints nothing for bytes that are not a picture', async () => {
  expect(await printPicture(new TextEncoder().encode('no picture'))).toBeNull();
});
