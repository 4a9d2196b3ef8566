import { fromHex, toOklab } from '../../colour-space.ts';

/** Where each basic color term ends on the circle of hues, in degrees of OKLab. Judgment, on the pure colors of sRGB. */
const HUES = [
  [12, 'pink'],
  [42, 'red'],
  [80, 'orange'],
  [118, 'yellow'],
  [165, 'green'],
  [215, 'turquoise'],
  [283, 'blue'],
  [325, 'purple'],
  [360, 'pink'],
] as const;

/** The basic term for a strong color; grays and browns have none of their own. @param hex as '#f83e00' */
export function hueName(hex: string): string {
  const { r, g, b } = fromHex(hex);
  const { a, b: yellowness } = toOklab(r, g, b);
  const degrees = (360 + (Math.atan2(yellowness, a) * 180) / Math.PI) % 360;
  return HUES.find(([end]) => degrees < end)![1];
}
