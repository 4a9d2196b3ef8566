/** FNV-1a of a text, 32 bits, 0 or more: names fall into the same folds and choices everywhere. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return value;
}
