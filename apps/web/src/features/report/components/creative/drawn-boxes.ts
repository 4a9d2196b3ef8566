import type { Box } from '@adjudge/contract';
import { useMemo } from 'react';
import type { Finding } from '../../model/findings.ts';
import { useReport } from '../../model/report-state.ts';

export interface DrawnBox {
  readonly key: string;
  readonly finding: Finding;
  readonly label: string;
  readonly box: Box;
}

/** A finding over many lines points at the first ones; the rest would bury the picture. */
const MOST_BOXES = { atRest: 2, lit: 6 } as const;

/** Seconds around its moment in which a box still lies on what it means; judgement. */
const NEAR = 1;

const isNear = (moment: number | undefined, second: number | null): boolean =>
  moment === undefined || second === null || Math.abs(moment - second) <= NEAR;

const boxesOf = (finding: Finding, most: number, shown: number | null): DrawnBox[] =>
  finding.boxes
    .filter(({ second }) => isNear(second, shown))
    .slice(0, most)
    .flatMap(({ box, label }, index) =>
      box ? [{ key: `${finding.audit.id}-${index}`, finding, label, box }] : [],
    );

/** The three costliest that can be pointed at; on an ad without faults, the three that decide most. */
function atRest(findings: readonly Finding[]): readonly Finding[] {
  const drawable = findings.filter(({ boxes }) => boxes.length > 0);
  const costly = drawable.filter(({ costs }) => costs);
  return (costly.length > 0 ? costly : drawable).slice(0, 3);
}

/**
 * What to do first, what stands open in the list, and what is lit: enough to see why, not so much as to hide it.
 * @param second the moment of a video that is shown; null over a picture
 */
export function useDrawnBoxes(second: number | null): DrawnBox[] {
  const { findings, lit, openCategories, openFindings } = useReport();
  return useMemo(() => {
    const first = atRest(findings);
    const isOpen = ({ audit }: Finding) => openCategories.has(audit.category) && openFindings.has(audit.id);
    return findings
      .filter((finding) => first.includes(finding) || finding.number === lit || isOpen(finding))
      .flatMap((finding) =>
        boxesOf(finding, finding.number === lit ? MOST_BOXES.lit : MOST_BOXES.atRest, second),
      );
  }, [findings, lit, openCategories, openFindings, second]);
}
