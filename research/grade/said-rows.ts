import { type Said, saidIn } from '../../packages/engine/src/gatherers/sentences/index.ts';
import type { Rated } from './rated.ts';
import { type Block, meansOf } from './ridge-kernel.ts';

/** How much what the headline says counts beside all that is seen, and what all words say. */
const SHARES = { headline: 0.15, all: 0.05 } as const;

/** What every creative says, as columns of the ridge; of one whose words are not English what is typical. */
export async function saidRows(items: readonly Rated[]): Promise<readonly Block[]> {
  const said: (Said | null)[] = [];
  for (const { gathered } of items) {
    const { text = [], elements } = gathered.artifacts;
    said.push(await saidIn(text, elements));
  }
  return (['headline', 'all'] as const).map((name) => {
    const known = said.flatMap((each) => each?.[name] ?? []);
    const typical = Float32Array.from(meansOf(known));
    return { rows: said.map((each) => each?.[name] ?? typical), share: SHARES[name] };
  });
}
