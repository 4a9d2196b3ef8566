import type { FetchedAnalysis, NamedAnalysis } from '@adjudge/contract';
import { type AnalysisWithCreative, type StoredCreative, openReport, openWhatIf } from '../analyses/index.ts';

/** The parts of an analysis that exports need. */
export type ExportedAnalysis = Pick<FetchedAnalysis, 'data' | 'createdAt' | 'whatIf'> & {
  /** Of the creative. */
  readonly name: string;
};

/** What export file names are made from. */
export const nameOf = ({ data, name }: ExportedAnalysis): NamedAnalysis => ({
  analysisId: data.analysisId,
  name,
});

export interface Exportable {
  readonly exported: ExportedAnalysis;
  readonly creative: StoredCreative;
}

/** Opens a stored analysis for export. Does not check access. */
export const openExportable = ({ analysis, creative }: AnalysisWithCreative): Exportable => ({
  exported: {
    data: openReport(analysis),
    name: analysis.name,
    createdAt: analysis.createdAt.toISOString(),
    whatIf: openWhatIf(analysis),
  },
  creative,
});
