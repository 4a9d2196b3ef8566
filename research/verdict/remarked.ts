import path from 'node:path';
import { judge } from '../../packages/engine/src/grading/grade.ts';
import { LEARNED_AUDITS } from '../../packages/engine/src/rubrics/index.ts';
import { type RemarkInputs, remarkSigns } from '../../packages/engine/src/writer/remarks/remark-signs.ts';
import type { SetName } from '../elements/sets.ts';
import { type KernelOptions, pictureKernel } from '../grade/picture-kernel.ts';
import type { Kernel } from '../grade/ridge-kernel.ts';

/** An audit that applies to fewer creatives is left out as uninformative. */
const LEAST = 60;

export interface Remarked {
  readonly set: SetName;
  /** Key of its remarks in the data files. */
  readonly key: string;
  readonly seen: RemarkInputs;
  readonly signs: Readonly<Record<string, number>>;
}

export interface RemarkedCreatives {
  readonly items: readonly Remarked[];
  readonly kernel: Kernel;
  /** One per kernel row. */
  readonly folds: readonly string[];
  /** Names of the signs used in the fit. */
  readonly signs: readonly string[];
}

/** Creatives as graded, with the signs that remarks are fitted on. */
export async function remarkedCreatives(
  data: string,
  cache: string,
  of: KernelOptions,
): Promise<RemarkedCreatives> {
  const { items: rated, kernel, folds } = await pictureKernel(data, cache, of);
  const items = rated.map(({ set, file, gathered: measured }) => {
    const bytes = { length: measured.artifacts.file?.bytes ?? 0 };
    const { analysis, gathered } = judge({ bytes, fileName: path.basename(file) }, measured, () => {});
    const seen: RemarkInputs = { audits: analysis.audits, artifacts: gathered.artifacts };
    const key = set === 'ads' || set === 'banners' ? file : `${set}/${file}`;
    return { set, key, seen, signs: remarkSigns(seen) };
  });
  const applying = Map.groupBy(
    items.flatMap(({ seen }) => seen.audits.filter(({ score }) => score !== null)),
    ({ id }) => id,
  );
  const audits = new Set(items.flatMap(({ seen }) => seen.audits.map(({ id }) => id)));
  // Leaves out learned audits, which were trained on ratings of these same creatives.
  const signs = Object.keys(items[0]!.signs).filter(
    (name) => !audits.has(name) || (!LEARNED_AUDITS.has(name) && (applying.get(name)?.length ?? 0) >= LEAST),
  );
  return { items, kernel, folds, signs };
}
