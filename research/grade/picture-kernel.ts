import { signedRoots } from '../../packages/engine/src/gatherers/impression/index.ts';
import { SETS, type SetName } from '../elements/sets.ts';
import { type Rated, ratedCreatives } from './rated.ts';
import { resavedCreatives } from './resaved.ts';
import { type Kernel, kernelOf } from './ridge-kernel.ts';
import { saidRows } from './said-rows.ts';

export interface PictureKernel {
  readonly items: readonly Rated[];
  /** Products of what is seen and said of each creative, then of differences of some that were saved again. */
  readonly kernel: Kernel;
  /** Of every row of the kernel what it is fitted and judged with. */
  readonly folds: readonly string[];
}

export interface KernelOptions {
  /** All when left out. */
  readonly sets?: readonly SetName[];
  /** Whether copies that were saved again take part in the fit; true when left out. */
  readonly steady?: boolean;
}

/** What ridges on rated creatives are fitted on. */
export async function pictureKernel(
  data: string,
  cache: string,
  { sets = SETS, steady = true }: KernelOptions = {},
): Promise<PictureKernel> {
  const items = await ratedCreatives(data, cache, sets);
  const resaved = steady ? await resavedCreatives(items, data, cache) : [];
  const roots = new Map(items.map((item) => [item, signedRoots(item.pooled)]));
  const kernel = kernelOf(
    [...roots.values()],
    resaved.map(({ item, pooled }) => {
      const before = roots.get(item)!;
      return signedRoots(pooled).map((root, at) => root - before[at]!);
    }),
    await saidRows(items),
  );
  return { items, kernel, folds: [...items, ...resaved.map(({ item }) => item)].map(({ fold }) => fold) };
}
