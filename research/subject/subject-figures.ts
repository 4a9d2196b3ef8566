import { intersectionOverUnion } from '../../packages/engine/src/elements/subject/subject-candidates.ts';
import { kindOf } from '../../packages/engine/src/elements/subject/subject.ts';
import { type Box, area } from '../../packages/engine/src/geometry.ts';
import type { Chosen } from './subject-fit.ts';
import { type LabeledPicture, covers, isHit } from './subject-labeled.ts';

const isAd = ({ file }: LabeledPicture): boolean => file.startsWith('ads/');
const percent = (part: number, of: number): number => Math.round((1000 * part) / of) / 10;

/** Percentages of the pictures with a subject. `givenNone` counts the type-only ads in which no subject was found. */
export function subjectFigures(all: readonly Chosen[]) {
  const of = (chosen: readonly Chosen[]) => {
    const shown = chosen.filter(({ row }) => row.box !== null);
    const empty = chosen.filter(({ row }) => row.box === null);
    const share = (holds: (each: Chosen) => boolean): number =>
      percent(shown.filter(holds).length, shown.length);
    return {
      n: shown.length,
      covered: share(({ row, box }) => isHit(box, row)),
      // Covers the subject or any other thing that stands out.
      coveredAny: share(
        ({ row, box }) => box !== null && [row.box!, ...row.also].some((one) => covers(box, one)),
      ),
      halfShared: share(({ row, box }) => box !== null && intersectionOverUnion(box, row.box!) >= 0.5),
      coveredAndSaid: share(({ row, box, p }) => p >= 0.5 && isHit(box, row)),
      kind: share(({ row, box }) => box !== null && kindOf(box, row.scene) === row.kind),
      ...(empty.length > 0 && {
        ofTypeAlone: empty.length,
        givenNone: empty.filter(({ p }) => p < 0.5).length,
      }),
    };
  };
  return { ads: of(all.filter(({ row }) => isAd(row))), banners: of(all.filter(({ row }) => !isAd(row))) };
}

const SIDE = Math.SQRT1_2;

/** A centered box with half of the frame's area. */
export const centerBox: Box = { x: (1 - SIDE) / 2, y: (1 - SIDE) / 2, w: SIDE, h: SIDE };

export const largestNamed = ({ named }: LabeledPicture): Box | null =>
  named.toSorted((a, b) => area(b.box) - area(a.box))[0]?.box ?? null;

/** Figures of two boxes that need no fit. */
export function subjectBaselines(all: readonly LabeledPicture[]) {
  const of = (rows: readonly LabeledPicture[], box: (row: LabeledPicture) => Box | null) => ({
    covered: percent(rows.filter((row) => isHit(box(row), row)).length, rows.length),
    halfShared: percent(
      rows.filter((row) => (box(row) ? intersectionOverUnion(box(row)!, row.box!) >= 0.5 : false)).length,
      rows.length,
    ),
  });
  const both = (rows: readonly LabeledPicture[]) => ({
    middle: {
      ads: of(rows.filter(isAd), () => centerBox),
      banners: of(
        rows.filter((row) => !isAd(row)),
        () => centerBox,
      ),
    },
    largest: {
      ads: of(rows.filter(isAd), largestNamed),
      banners: of(
        rows.filter((row) => !isAd(row)),
        largestNamed,
      ),
    },
  });
  const shown = all.filter(({ box }) => box !== null);
  return {
    sixty: both(shown.filter(({ part }) => part !== 'fit-only')),
    held: both(shown.filter(({ part }) => part === 'held')),
  };
}

/** Mean stated certainty and share right, in five bins of certainty. */
export function reliability(all: readonly Chosen[]): readonly string[] {
  return Array.from({ length: 5 }, (_, fifth) => {
    const own = all.filter(({ p }) => Math.min(4, Math.floor(5 * p)) === fifth);
    if (own.length === 0) return `${fifth / 5}: none`;
    const stated = own.reduce((sum, { p }) => sum + p, 0) / own.length;
    return `${fifth / 5}: n ${own.length}, stated ${stated.toFixed(2)}, right ${(own.filter(({ box, row }) => isHit(box, row)).length / own.length).toFixed(2)}`;
  });
}
