import { expect, it } from 'vitest';
import { BLACK, WHITE, drawBoxes } from '../testing/banners/drawn-frame.ts';
import { Pictures } from './pictures.ts';

const white = drawBoxes(80, 60, WHITE, []);
const black = drawBoxes(80, 60, BLACK, []);

it('a picture with other pixels has another name, so that no browser shows an old one for it', async () => {
  const pictures = new Pictures();
  const named = async (...of: Parameters<Pictures['full']>) => (await pictures.full(...of)).name;
  const [first, second, again] = [
    await named('stronger-button.jpg', white),
    await named('stronger-button.jpg', black),
    await named('stronger-button.jpg', white),
  ];
  expect(first).toMatch(/^stronger-button-[0-9a-f]{8}\.jpg$/);
  expect(second).not.toBe(first);
  expect(again).toBe(first);
  expect([...pictures.files.keys()]).toEqual([first, second]);
});
