import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Scene } from '../../packages/engine/src/elements/ranker/scene.ts';
import { type Box, overlap, area } from '../../packages/engine/src/geometry.ts';
import { LINE_ROLES } from '../../packages/engine/src/elements/elements.ts';
import { sceneReader } from './scenes.ts';
import { readTable } from './table.ts';
import type { Truth } from './truth.ts';
import lineRoles from './line-roles.json' with { type: 'json' };

/** A creative with what it says, as readers or the drawing have it. */
export interface Labelled {
  readonly file: string;
  readonly set: 'ads' | 'banners';
  /** Layout family of a banner; a fifth of the ads. What is in one fold is fitted and judged together. */
  readonly fold: string;
  readonly scene: Scene;
  readonly truth: Truth;
  /** For each line the number of its role, -1 where nobody said; null where no reader looked at the lines. */
  readonly roles: readonly number[] | null;
}

const AD_FOLDS = 5;

/** All ads and banners of a data folder. @param cache where scenes are kept, since measuring takes minutes */
export async function labelled(data: string, cache: string): Promise<Labelled[]> {
  const read = sceneReader(cache);
  const items: Labelled[] = [];
  for (const row of readTable(readFileSync(path.join(data, 'ads', 'ratings.csv'), 'utf8'))) {
    const file = row['file']!;
    const scene = await read(path.join(data, 'ads', file), file);
    const truth = {
      brand: row['brandName']!,
      headline: row['headline']!,
      offer: row['offer']!,
      request: row['cta']!,
    };
    items.push({
      file,
      set: 'ads',
      fold: `ads ${hash(file) % AD_FOLDS}`,
      scene,
      truth,
      roles: rolesOf(file, scene),
    });
  }
  for (const row of readTable(readFileSync(path.join(data, 'banners', 'banners.csv'), 'utf8'))) {
    const file = row['file']!;
    const scene = await read(path.join(data, 'banners', file), file);
    const truth = {
      brand: row['brand']!,
      headline: row['headline']!,
      offer: row['offer']!,
      request: row['cta']!,
    };
    items.push({ file, set: 'banners', fold: row['family']!, scene, truth, roles: rolesOf(file, scene) });
  }
  return items;
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ letter.codePointAt(0)!, 16777619) >>> 0;
  return value;
}

const SAME_PLACE = 0.5;

/** A reader's role for each line, found again by its place. */
function rolesOf(file: string, { lines }: Scene): readonly number[] | null {
  const said = (lineRoles.files as Record<string, readonly (readonly number[])[]>)[file];
  if (!said) return null;
  return lines.map(({ box }) => {
    const found = said
      .map(([x = 0, y = 0, w = 0, h = 0, role = -1]) => ({ role, shared: likeness({ x, y, w, h }, box) }))
      .toSorted((a, b) => b.shared - a.shared)[0];
    return found && found.shared > SAME_PLACE ? LINE_ROLES.indexOf(lineRoles.roles[found.role] as never) : -1;
  });
}

const likeness = (a: Box, b: Box): number => overlap(a, b) / (area(a) + area(b) - overlap(a, b));
