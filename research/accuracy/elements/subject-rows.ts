import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AccuracyFigure } from '../../../packages/contract/src/accuracy.ts';
import { largestNamed, centerBox } from '../../subject/subject-figures.ts';
import { FOLDS, choose, fitCertainty, fitChoice, outOfFold } from '../../subject/subject-fit.ts';
import {
  type LabeledPicture,
  type Truth,
  isHit,
  readLabeledPictures,
} from '../../subject/subject-labeled.ts';
import { intersectionOverUnion } from '../../../packages/engine/src/elements/subject/subject-candidates.ts';
import type { Box } from '../../../packages/engine/src/geometry.ts';
import { meanOf } from '../../statistics/bootstrap.ts';
import { PERCENT, figureOf } from './rows.ts';

const TRUTH = path.resolve(import.meta.dirname, '../../subject/subject-truth.json');

/** A labeled picture and the box that the engine found, null for none. */
export interface Found {
  readonly row: LabeledPicture;
  readonly box: Box | null;
}

const PARTS = {
  seen: {
    name: 'cross-validated',
    split: `${FOLDS} folds of pictures; features, rules and ridge penalties were chosen on these same folds`,
  },
  held: { name: 'held out', split: 'these pictures were not used to fit or choose anything' },
} as const;

const SETS = [
  { folder: 'ads/', name: 'real ads', aim: 80 },
  { folder: 'banners/', name: 'banners', aim: 85 },
] as const;

const halfShared = (box: Box | null, row: LabeledPicture): boolean =>
  box !== null && row.box !== null && intersectionOverUnion(box, row.box) >= 0.5;

const HITS = [
  { id: 'covered', name: 'covered', holds: isHit },
  { id: 'iou', name: 'IoU at least .5', holds: halfShared },
] as const;

/** Compares the main subject's box with the box that a reader drew. */
export async function subjectRows(data: string): Promise<AccuracyFigure[]> {
  const truth = JSON.parse(readFileSync(TRUTH, 'utf8')) as Truth;
  const all = await readLabeledPictures(data, truth);
  const own = all.filter(({ part }) => part !== 'held');
  const unseen = outOfFold(own);
  const [choice, certainty] = [fitChoice(own.filter(({ box }) => box !== null)), fitCertainty(unseen)];
  const held = all.filter(({ part }) => part === 'held').map((row) => choose(row, choice, certainty));
  return [...rowsOf(unseen, 'seen'), ...rowsOf(held, 'held')];
}

export function rowsOf(all: readonly Found[], part: keyof typeof PARTS): AccuracyFigure[] {
  const shown = all.filter(({ row }) => row.box !== null);
  return SETS.flatMap(({ folder, name, aim }) => {
    const groups = shown.filter(({ row }) => row.file.startsWith(folder));
    return HITS.map(({ id, name: what, holds }) => {
      const rate = (of: (each: Found) => Box | null) => (drawn: readonly Found[]) =>
        100 * meanOf(drawn.map((each) => Number(holds(of(each), each.row))));
      return figureOf(PERCENT, {
        id: `subject-${id}-${part}-${folder.slice(0, -1)}`,
        name: `Main subject, ${what}, ${name}, ${PARTS[part].name}`,
        groups,
        measure: rate(({ box }) => box),
        n: groups.length,
        items: `${name} with a main subject`,
        split: PARTS[part].split,
        aim: id === 'covered' ? aim : null,
        baselines: [
          { name: 'a centered box with half of the area', measure: rate(() => centerBox) },
          { name: 'the largest recognized object', measure: rate(({ row }) => largestNamed(row)) },
        ],
      });
    });
  });
}
