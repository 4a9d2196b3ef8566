import type { TextLine } from '../../artifacts/artifacts.ts';
import { isKeyOf, nameKey } from './name-key.ts';

/** Marks lines that are only this name as the brand, for video frames in which it could not be recognized by itself. */
export function withName(text: readonly TextLine[], name: string): readonly TextLine[] {
  const key = nameKey(name);
  return text.map((line) =>
    line.role !== 'callToAction' && isKeyOf(nameKey(line.text), key)
      ? { ...line, role: 'brand' as const }
      : line,
  );
}
