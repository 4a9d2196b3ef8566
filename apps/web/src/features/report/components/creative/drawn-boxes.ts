import { type DrawnBox, type Finding, MAX_BOXES, boxesOf, topDrawableFindings } from '@adjudge/contract';
import { useMemo } from 'react';
import { foldsOver } from '../../model/category-groups.ts';
import { useReport } from '../../model/report-state.ts';

/**
 * Boxes of what to do first, of findings open in the list, and of the highlighted finding: enough to see why, but not
 * so many that they hide the picture.
 * @param second the shown moment of a video; null for a picture
 */
export function useDrawnBoxes(second: number | null): DrawnBox[] {
  const { analysis, findings, lit, openFolds, openFindings } = useReport();
  return useMemo(() => {
    const first = topDrawableFindings(findings);
    const isOpen = (finding: Finding) =>
      openFindings.has(finding.audit.id) &&
      foldsOver(finding, findings, analysis.ceiling).every((fold) => openFolds.has(fold));
    return findings
      .filter((finding) => first.includes(finding) || finding.number === lit || isOpen(finding))
      .flatMap((finding) =>
        boxesOf(finding, finding.number === lit ? MAX_BOXES.lit : MAX_BOXES.atRest, second),
      );
  }, [analysis, findings, lit, openFolds, openFindings, second]);
}
