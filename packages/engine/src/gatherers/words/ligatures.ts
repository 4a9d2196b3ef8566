import { isInDictionary } from './dictionary.ts';

/** Letters that many typefaces join into one glyph. */
const LIGATURES = ['ffi', 'ffl', 'ff', 'fi', 'fl'];

/** What the reader makes of that glyph: some of its letters, an f among them. */
const READ_AS = new Map(
  LIGATURES.map((ligature) => [ligature, ['f', 'ff', 'fi', 'fl'].filter((part) => isWithin(part, ligature))]),
);

/**
 * The dictionary word that a word in none becomes when the letters of one ligature are restored: 'office' of 'offce',
 * 'first' of 'frst'; null where no such word is. The reader sees one narrow glyph and loses its letters; people seldom do.
 */
export function withLigatureRestored(lower: string): string | null {
  if (!lower.includes('f') || !/^[a-z]+$/.test(lower) || isInDictionary(lower)) return null;
  for (const [ligature, parts] of READ_AS)
    for (const part of parts)
      for (let at = lower.indexOf(part); at >= 0; at = lower.indexOf(part, at + 1)) {
        const restored = lower.slice(0, at) + ligature + lower.slice(at + part.length);
        if (isInDictionary(restored)) return restored;
      }
  return null;
}

/** Whether the letters stand in the ligature in this order, and are not all of it. */
function isWithin(part: string, ligature: string): boolean {
  const within = new RegExp([...part].join('.*'));
  return part.length < ligature.length && within.test(ligature);
}
