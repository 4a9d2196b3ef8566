import type { AttentionCenter } from '../../artifacts/artifacts.ts';
import type { Subject } from '../../elements/elements.ts';
import { type Box, insideFrame } from '../../geometry.ts';

/** Half the side of the box drawn around a center: about what one fixation takes in when scrolling a feed. */
const HALF = 0.1;

export const centerBox = ({ x, y }: AttentionCenter): Box =>
  insideFrame({ x: x - HALF, y: y - HALF, w: 2 * HALF, h: 2 * HALF });

/** What is at the center, such as 'the bottle', or `otherwise` when nothing was recognized. */
export const centerName = ({ thing }: AttentionCenter, otherwise: string): string =>
  thing === undefined ? otherwise : `the ${thing}`;

/** Merges the centers on one subject into its strongest one: a product with two bright ends is one thing to look at. */
export function mergedOn(
  centers: readonly AttentionCenter[],
  subject: Subject | null,
): readonly AttentionCenter[] {
  return !subject || subject.kind === 'scene' ? centers : mergedWithin(centers, subject.box);
}

/** Merges the centers in one box into its strongest one. */
export function mergedWithin(
  centers: readonly AttentionCenter[],
  { x, y, w, h }: Box,
): readonly AttentionCenter[] {
  const on = centers.filter(
    (center) => center.x >= x && center.x <= x + w && center.y >= y && center.y <= y + h,
  );
  const [first] = on;
  if (!first || on.length < 2) return centers;
  const merged = {
    ...first,
    share: on.reduce((sum, { share }) => sum + share, 0),
    ...(first.rivals !== undefined && { rivals: Math.max(...on.map(({ rivals = 1 }) => rivals)) }),
  };
  return [merged, ...centers.filter((center) => !on.includes(center))].toSorted((a, b) => b.share - a.share);
}

/** How many equally strong centers would split attention like these do. Faint ones hardly count. 0 for none. */
export function rivalCenters(centers: readonly AttentionCenter[]): number {
  const weights = centers.map(rivalWeight);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const squares = weights.reduce((sum, weight) => sum + weight ** 2, 0);
  return squares > 0 ? all ** 2 / squares : 0;
}

/** A center's share of attention, scaled by how much it rivals the highest peak, so a low peak fades instead of coming and going. */
export const rivalWeight = ({ share, rivals = 1 }: AttentionCenter): number => share * rivals;
