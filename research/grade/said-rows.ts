import { type Said, saidIn } from '../../packages/engine/src/gatherers/sentences/index.ts';
import type { Rated } from './rated.ts';
import type { Resaved } from './resaved.ts';
import { type Block, meansOf } from './ridge-kernel.ts';

/** How much what the headline says counts beside all that is seen, and what all words say. */
const SHARES = { headline: 0.15, all: 0.05 } as const;

const NAMES = ['headline', 'all'] as const;

/** What creatives say as columns of the ridge, and how that changes in their copies. */
export interface SaidBlocks {
  readonly blocks: readonly Block[];
  /** Of every copy, by block. */
  readonly changed: readonly (readonly Float32Array[])[];
}

/** Of what is not English what is typical stands in its place. */
export async function saidBlocks(items: readonly Rated[], resaved: readonly Resaved[]): Promise<SaidBlocks> {
  const said: (Said | null)[] = [];
  for (const { gathered } of [...items, ...resaved]) {
    const { text = [], elements } = gathered.artifacts;
    said.push(await saidIn(text, elements));
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
