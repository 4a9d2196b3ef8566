import type { BrandMark, TextLine } from '../../artifacts/artifacts.ts';
import { webAddressIn } from '../../language/reach.ts';
import { lineOfMark } from './brand-mark.ts';

/** Whether a web address alone names the sender: it is no logo, and one that was not read may stand beside it. */
export function isByAddress(marks: readonly BrandMark[], text: readonly TextLine[]): boolean {
  const lines = marks.map((mark) => lineOfMark(mark, text));
  return lines.length > 0 && lines.every((line) => line !== null && webAddressIn(line.text) !== null);
}
