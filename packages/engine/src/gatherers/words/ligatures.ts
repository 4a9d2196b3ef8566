import { isInDictionary } from './dictionary.ts';

/**
 * Letters that many typefaces join into one glyph, with what the reader makes of it: it loses the narrow ones. An f too few
 * alone, as in 'cofee', is a slip that people make.
 */
const READ_AS = [
  ['ffi', ['ff', 'f']],
  ['ffl', ['ff', 'f']],
  ['fi', ['f']],
  ['fl', ['f']],
] as const;

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
