import type { BrandMark, TextLine } from '../../artifacts/artifacts.ts';
import { webAddressIn } from '../../language/contact.ts';
import { lineOfMark } from './brand-mark.ts';

/** Whether only a web address names the sender. An address is not a logo, and an unread logo may be next to it. */
export function isAddressOnly(marks: readonly BrandMark[], text: readonly TextLine[]): boolean {
  const lines = marks.map((mark) => lineOfMark(mark, text));
  return lines.length > 0 && lines.every((line) => line !== null && webAddressIn(line.text) !== null);
}
