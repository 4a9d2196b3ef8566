import type { Box } from '@adjudge/engine/report';
import type { Finding } from '../findings.ts';

export interface DrawnBox {
  readonly key: string;
  readonly finding: Finding;
  readonly label: string;
  readonly box: Box;
}

/** A finding on many lines points at the first few only; more boxes would hide the picture. */
export const MAX_BOXES = { atRest: 2, lit: 6 } as const;

/** A box is shown within this many seconds of its moment. Chosen by judgment, not fitted. */
const NEAR_SECONDS = 1;

/** @param shown the video time shown, in seconds; null for a picture */
export const isNear = (moment: number | undefined, shown: number | null): boolean =>
  moment === undefined || shown === null || Math.abs(moment - shown) <= NEAR_SECONDS;

/** @param shown the video time shown, in seconds; null for a picture */
export const boxesOf = (finding: Finding, most: number, shown: number | null): DrawnBox[] =>
  finding.boxes
    .filter(({ second }) => isNear(second, shown))
    .slice(0, most)
    .flatMap(({ box, label }, index) =>
      box ? [{ key: `${finding.audit.id}-${index}`, finding, label, box }] : [],
    );

/** The three costliest findings that have boxes; without faults, the three most decisive ones. */
export function topDrawableFindings(findings: readonly Finding[]): readonly Finding[] {
  const drawable = findings.filter(({ boxes }) => boxes.length > 0);
  const costly = drawable.filter(({ costs }) => costs);
  return (costly.length > 0 ? costly : drawable).slice(0, 3);
}
