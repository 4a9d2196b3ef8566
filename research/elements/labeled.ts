import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Scene } from '../../packages/engine/src/elements/ranker/scene.ts';
import { type Box, overlap, area } from '../../packages/engine/src/geometry.ts';
import { LINE_ROLES } from '../../packages/engine/src/elements/elements.ts';
import { pictureFile } from '../data/cache-file.ts';
import { drawnBanners } from '../drawn/drawn-banners.ts';
import { RENDERED_FOLDER } from '../drawn/rendered-rows.ts';
import { mockups } from '../mockups/mockups.ts';
import { sceneReader } from './scenes.ts';
import type { SetName } from './sets.ts';
import { readTable } from './table.ts';
import { hash } from '../statistics/hash.ts';
import type { Truth } from './truth.ts';
import lineRoles from './line-roles.json' with { type: 'json' };

/** A creative with its true text, as told by readers or known from drawing it. */
export interface LabeledCreative {
  readonly file: string;
  readonly set: SetName;
  /** Held out as a unit: a layout family of banners, a fifth of the ads, or the mockups of one sitting. */
  readonly fold: string;
  readonly scene: Scene;
  readonly truth: Truth;
  /** Elements without a clear true answer. They are neither trained on nor judged. */
  readonly disputed: readonly (keyof Truth)[];
  /** Role number of each line, -1 when unknown; null when no reader labeled the lines. */
  readonly roles: readonly number[] | null;
}

const AD_FOLDS = 5;

type TableRow = Readonly<Record<string, string>>;

/** All ads and banners of a data folder, and our own. @param cache folder for scenes, because measuring takes minutes */
export async function labeledCreatives(data: string, cache: string): Promise<LabeledCreative[]> {
  const read = sceneReader(cache);
  const rowsOf = (...at: string[]): readonly TableRow[] =>
    readTable(readFileSync(path.join(data, ...at), 'utf8'));
  const ads = rowsOf('ads', 'ratings.csv').map((row) => ({
    disputed: [],
    row: { ...row, brand: row['brandName']! } as TableRow,
    at: path.join(data, 'ads'),
    name: row['file']!,
    set: 'ads' as const,
    fold: `ads ${hash(row['file']!) % AD_FOLDS}`,
  }));
  const banners = rowsOf('banners', 'banners.csv').map((row) => ({
    disputed: [],
    row,
    at: path.join(data, 'banners'),
    name: row['file']!,
    set: 'banners' as const,
    fold: row['family']!,
  }));
  const own = (rows: readonly TableRow[], set: 'drawn' | 'mockups') =>
    rows.map((row) => ({
      row: withVisibleText(row),
      disputed: disputedIn(row),
      at: path.join(RENDERED_FOLDER, set),
      name: `${set}/${row['file']}`,
      set,
      fold: `${set} ${row['family']}`,
    }));
  const ours = [...own(drawnBanners(), 'drawn'), ...own(mockups(), 'mockups')];
  const items: LabeledCreative[] = [];
  for (const { row, at, name, set, fold, disputed } of [...ads, ...banners, ...ours]) {
    const scene = await read(name, pictureFile(path.join(at, row['file']!)));
    items.push({ file: name, set, fold, scene, truth: truthOf(row), disputed, roles: rolesOf(name, scene) });
  }
  return items;
}

const truthOf = (row: TableRow): Truth => ({
  brand: row['brand']!,
  headline: row['headline']!,
  offer: row['offer']!,
  request: row['cta']!,
});

/** The drawn text, unless neither reader could read any. Text that both read where none was drawn counts as well. */
function withVisibleText(row: TableRow): TableRow {
  const seen = ['brand', 'headline', 'offer', 'cta'].map((name) => {
    const read = readingsOf(row, name);
    if (read.every((text) => text === '')) return [name, ''];
    return [name, row[name] || (read.includes('') ? '' : read[0]!)];
  });
  return { ...row, ...Object.fromEntries(seen) };
}

const readingsOf = (row: TableRow, name: string): readonly string[] =>
  row[`read_${name}`]!.split('||').map((text) => text.trim());

/** An offer that only one of two readers saw is disputed, and so is a request with rivals. */
function disputedIn(row: TableRow): readonly (keyof Truth)[] {
  const seen = new Set(readingsOf(row, 'offer').map((text) => text !== ''));
  return [
    ...(row['offer'] === '' && seen.size > 1 ? (['offer'] as const) : []),
    ...(row['read_cta']!.includes(' / ') ? (['request'] as const) : []),
  ];
}

const SAME_PLACE = 0.5;

/** The reader's role for each line, matched by position. */
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
