import { type TextMeaning, textMeaning } from '../../packages/engine/src/gatherers/sentences/index.ts';
import type { RatedCreative } from './rated.ts';
import type { Resaved } from './resaved.ts';
import { type Block, meansOf } from './ridge-kernel.ts';

/** Weight of the headline's meaning, and of all text, relative to all visual features. */
const SHARES = { headline: 0.15, all: 0.05 } as const;

const NAMES = ['headline', 'all'] as const;

/** What creatives say as columns of the ridge, and how it changes in their copies. */
export interface TextBlocks {
  readonly blocks: readonly Block[];
  /** Per copy, by block. */
  readonly changed: readonly (readonly Float32Array[])[];
}

/** Creatives that are not in English get the mean of the others. */
export async function textBlocks(
  items: readonly RatedCreative[],
  resaved: readonly Resaved[],
): Promise<TextBlocks> {
  const said: (TextMeaning | null)[] = [];
  for (const { gathered } of [...items, ...resaved]) {
    const { text = [], elements } = gathered.artifacts;
    said.push(await textMeaning(text, elements));
  }
  const blocks = NAMES.map((name) => {
    const known = said.slice(0, items.length).flatMap((each) => each?.[name] ?? []);
    const typical = Float32Array.from(meansOf(known));
    return { rows: said.map((each) => each?.[name] ?? typical), share: SHARES[name] };
  });
  return {
    blocks: blocks.map(({ rows, share }) => ({ rows: rows.slice(0, items.length), share })),
    changed: resaved.map(({ of }, copy) =>
      blocks.map(({ rows }) => rows[items.length + copy]!.map((value, i) => value - rows[of]![i]!)),
    ),
  };
}
