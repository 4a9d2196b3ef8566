import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LineKind } from '../../packages/engine/src/elements/ranker/line-kind.ts';

/** A phrase of an ad that a language model wrote for this purpose. Each sitting has its own trades. No labeled picture is used. */
export interface Phrase {
  readonly sitting: string;
  readonly kind: LineKind;
  readonly text: string;
}

interface Ad {
  readonly sitting: string;
  readonly lines: readonly (readonly [LineKind, string])[];
}

export const phrases: readonly Phrase[] = readFileSync(path.join(import.meta.dirname, 'lines.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line): Ad => JSON.parse(line))
  .flatMap(({ sitting, lines }) => lines.map(([kind, text]) => ({ sitting, kind, text })));

export const sittings: readonly string[] = [...new Set(phrases.map(({ sitting }) => sitting))];
