import type { AnalyzedCreative, FetchedAnalysis } from '@adjudge/contract';
import { type StoredAnalysis, openReport, openWhatIf } from './analyses.ts';
import { type Viewer, mayReadPrivate, isOwner } from './policy.ts';

export function presentAnalysis(
  stored: StoredAnalysis,
  viewer: Viewer,
  version: FetchedAnalysis['version'] = null,
): FetchedAnalysis {
  const report = openReport(stored);
  const owns = isOwner(stored, viewer);
  return {
    data: mayReadPrivate(stored, viewer) ? report : redactForOthers(report),
    name: mayReadPrivate(stored, viewer) ? stored.name : customName(stored),
    version,
    campaignId: owns ? stored.campaignId : null,
    isPublic: stored.isPublic,
    isOwner: owns,
    mayCorrect: stored.measured && owns,
    createdAt: stored.createdAt.toISOString(),
    whatIf: openWhatIf(stored),
  };
}

/** The name its owner gave it, to show to others; null if it still has its default name. */
export const customName = ({ name, defaultName }: StoredAnalysis): string | null =>
  name === defaultName ? null : name;

/**
 * Hides the file name, which may name a client or a campaign, and shows only its type. Also hides the owner's industry
 * and audience. What the owner said about the picture stays, because it is part of the grade.
 */
function redactForOthers(report: AnalyzedCreative): AnalyzedCreative {
  const fileName = `creative.${report.creative.format}`;
  const { videoMetadata, told } = report;
  return {
    ...report,
    creative: { ...report.creative, fileName },
    told: told && { ...told, industry: undefined, audience: undefined },
    ...(videoMetadata ? { videoMetadata: { ...videoMetadata, fileName } } : {}),
  };
}
