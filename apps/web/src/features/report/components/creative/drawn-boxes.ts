import { type DrawnBox, type Finding, MOST_BOXES, boxesOf, drawnAtRest } from '@adjudge/contract';
import { useMemo } from 'react';
import { foldsOver } from '../../model/category-groups.ts';
import { useReport } from '../../model/report-state.ts';

/**
 * What to do first, what stands open in the list, and what is lit: enough to see why, not so much as to hide it.
 * @param second the moment of a video that is shown; null over a picture
 */
export function useDrawnBoxes(second: number | null): DrawnBox[] {
  const { findings, lit, openFolds, openFindings } = useReport();
  return useMemo(() => {
    const first = drawnAtRest(findings);
    const isOpen = (finding: Finding) =>
      openFindings.has(finding.audit.id) && foldsOver(finding, findings).every((fold) => openFolds.has(fold));
    return findings
      .filter((finding) => first.includes(finding) || finding.number === lit || isOpen(finding))
      .flatMap((finding) =>
        boxesOf(finding, finding.number === lit ? MOST_BOXES.lit : MOST_BOXES.atRest, second),
      );
  }, [findings, lit, openFolds, openFindings, second]);
}
