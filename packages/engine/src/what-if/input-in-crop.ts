import { type Box, insideFrame, isMostlyIn } from '../geometry.ts';
import type { UserInput } from '../report/user-input.ts';

/** What a user said about the whole picture, with its places as shares of the cropped one. Places that were cut off are left out. */
export const inputInCrop = ({ corrections, ...told }: UserInput, crop: Box): UserInput => ({
  ...told,
  ...(corrections && {
    corrections: corrections
      .filter(({ box }) => isMostlyIn(box, crop))
      .map((each) => ({ ...each, box: boxInCrop(each.box, crop) })),
  }),
});

const boxInCrop = ({ x, y, w, h }: Box, crop: Box): Box =>
  insideFrame({ x: (x - crop.x) / crop.w, y: (y - crop.y) / crop.h, w: w / crop.w, h: h / crop.h });
