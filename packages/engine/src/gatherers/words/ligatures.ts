import { isInDictionary } from './dictionary.ts';

/**
 * Ligatures of many typefaces, each with what the OCR reads instead, because it drops the narrow letters. A single missing
 * f, as in 'cofee', is not here: it is a typo that people make.
 */
const READ_AS = [
  ['ffi', ['ff', 'f']],
  ['ffl', ['ff', 'f']],
  ['fi', ['f']],
  ['fl', ['f']],
] as const;

/**
 * Restores the letters of one ligature when that turns a non-word into a dictionary word: 'offce' into 'office', 'frst' into
 * 'first'; null otherwise. OCR sees one narrow glyph and drops its letters; people seldom do.
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
