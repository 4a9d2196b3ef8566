import type { AnalyzedCreative, FetchedAnalysis } from '@adjudge/contract';
import { type StoredAnalysis, openReport, openWhatIf } from './analyses.ts';
import { type Reader, mayReadPrivate, isOwner } from './policy.ts';

export function presentAnalysis(
  stored: StoredAnalysis,
  reader: Reader,
  version: FetchedAnalysis['version'] = null,
): FetchedAnalysis {
  const report = openReport(stored);
  const owns = isOwner(stored, reader);
  return {
    data: mayReadPrivate(stored, reader) ? report : forStrangers(report),
    name: mayReadPrivate(stored, reader) ? stored.name : givenName(stored),
    version,
    campaignId: owns ? stored.campaignId : null,
    isPublic: stored.isPublic,
    isOwner: owns,
    mayCorrect: stored.measured && owns,
    createdAt: stored.createdAt.toISOString(),
    whatIf: openWhatIf(stored),
  };
}

/** What its owner called it, for others to see; null where it is still called as its file was. */
export const givenName = ({ name, defaultName }: StoredAnalysis): string | null =>
  name === defaultName ? null : name;

/**
 * What somebody called a file on their own machine may name a client or a campaign; the others read its type. Whom it is
 * meant for is the owner's own affair, too; what was said of the picture is a part of the grade.
 */
function forStrangers(report: AnalyzedCreative): AnalyzedCreative {
  const fileName = `creative.${report.creative.format}`;
  const { videoMetadata, told } = report;
  return {
    ...report,
    creative: { ...report.creative, fileName },
    told: told && { ...told, industry: undefined, audience: undefined },
    ...(videoMetadata ? { videoMetadata: { ...videoMetadata, fileName } } : {}),
  };
}
