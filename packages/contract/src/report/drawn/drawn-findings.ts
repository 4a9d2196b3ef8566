import type { Box } from '@adjudge/engine/report';
import type { Finding } from '../findings.ts';

export interface DrawnBox {
  readonly key: string;
  readonly finding: Finding;
  readonly label: string;
  readonly box: Box;
}

/** A finding over many lines points at the first ones; the rest would bury the picture. */
export const MOST_BOXES = { atRest: 2, lit: 6 } as const;

/** Seconds around its moment in which a box still lies on what it means; judgment. */
const NEAR = 1;

const isNear = (moment: number | undefined, second: number | null): boolean =>
  moment === undefined || second === null || Math.abs(moment - second) <= NEAR;

/** @param shown the moment of a video that is shown; null over a picture */
export const boxesOf = (finding: Finding, most: number, shown: number | null): DrawnBox[] =>
  finding.boxes
    .filter(({ second }) => isNear(second, shown))
    .slice(0, most)
    .flatMap(({ box, label }, index) =>
      box ? [{ key: `${finding.audit.id}-${index}`, finding, label, box }] : [],
    );

/** The three costliest that can be pointed at; on an ad without faults, the three that decide most. */
export function drawnAtRest(findings: readonly Finding[]): readonly Finding[] {
  const drawable = findings.filter(({ boxes }) => boxes.length > 0);
  const costly = drawable.filter(({ costs }) => costs);
  return (costly.length > 0 ? costly : drawable).slice(0, 3);
}
