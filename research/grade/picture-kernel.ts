import { signedRoots } from '../../packages/engine/src/gatherers/impression/index.ts';
import { SETS, type SetName } from '../elements/sets.ts';
import { type Rated, ratedCreatives } from './rated.ts';
import { type Resaved, resavedCreatives } from './resaved.ts';
import { type Kernel, kernelOf } from './ridge-kernel.ts';
import { saidBlocks } from './said-rows.ts';

export interface PictureKernel {
  readonly items: readonly Rated[];
  /** Some of them as they are when somebody has saved them again. */
  readonly resaved: readonly Resaved[];
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
  const roots = items.map(({ pooled }) => signedRoots(pooled));
  const { blocks, changed } = await saidBlocks(items, resaved);
  const kernel = kernelOf(
    roots,
    resaved.map(({ of, pooled }, copy) => ({
      of,
      seen: signedRoots(pooled).map((root, at) => root - roots[of]![at]!),
      beside: changed[copy]!,
    })),
    blocks,
  );
  const folds = [...items, ...resaved.map(({ of }) => items[of]!)].map(({ fold }) => fold);
  return { items, resaved, kernel, folds };
}
