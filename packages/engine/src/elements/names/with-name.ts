import type { TextLine } from '../../artifacts/artifacts.ts';
import { isKeyOf, nameKey } from './name-key.ts';

/** The lines again with those that are nothing but this name known as the brand, on a frame that alone would not tell. */
export function withName(text: readonly TextLine[], name: string): readonly TextLine[] {
  const key = nameKey(name);
  return text.map((line) =>
    line.role !== 'callToAction' && isKeyOf(nameKey(line.text), key)
      ? { ...line, role: 'brand' as const }
      : line,
  );
}
