import { signedRoots } from '../../packages/engine/src/gatherers/impression/index.ts';
import { SETS, type SetName } from '../elements/sets.ts';
import { type RatedCreative, ratedCreatives } from './rated.ts';
import { type Resaved, resavedCreatives } from './resaved.ts';
import { type Kernel, kernelOf } from './ridge-kernel.ts';
import { textBlocks } from './text-blocks.ts';

export interface PictureKernel {
  readonly items: readonly RatedCreative[];
  /** Copies of some items, re-saved the way users do. */
  readonly resaved: readonly Resaved[];
  /** Products of the visual and text features of each creative, then of the changes in re-saved copies. */
  readonly kernel: Kernel;
  /** The fold of each kernel row. */
  readonly folds: readonly string[];
}

export interface KernelOptions {
  /** Defaults to all. */
  readonly sets?: readonly SetName[];
  /** Whether re-saved copies take part in the fit; defaults to true. */
  readonly useResaved?: boolean;
}

/** Loads the data for ridges on rated creatives. */
export async function pictureKernel(
  data: string,
  cache: string,
  { sets = SETS, useResaved = true }: KernelOptions = {},
): Promise<PictureKernel> {
  const items = await ratedCreatives(data, cache, sets);
  const resaved = useResaved ? await resavedCreatives(items, data, cache) : [];
  const roots = items.map(({ pooled }) => signedRoots(pooled));
  const { blocks, changed } = await textBlocks(items, resaved);
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
