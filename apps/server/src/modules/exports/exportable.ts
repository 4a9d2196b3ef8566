import type { FetchedAnalysis, NamedAnalysis } from '@adjudge/contract';
import { type AnalysisWithCreative, type StoredCreative, openReport, openWhatIf } from '../analyses/index.ts';

/** What an export is made of. */
export type ExportedAnalysis = Pick<FetchedAnalysis, 'data' | 'createdAt' | 'whatIf'> & {
  /** Of the creative. */
  readonly name: string;
};

/** By what its files are named. */
export const nameOf = ({ data, name }: ExportedAnalysis): NamedAnalysis => ({
  analysisId: data.analysisId,
  name,
});

export interface Exportable {
  readonly exported: ExportedAnalysis;
  readonly creative: StoredCreative;
}

/** Reads a stored analysis as exports want it. Asks nobody whether they may have it. */
export const openExportable = ({ analysis, creative }: AnalysisWithCreative): Exportable => ({
  exported: {
    data: openReport(analysis),
    name: analysis.name,
    createdAt: analysis.createdAt.toISOString(),
    whatIf: openWhatIf(analysis),
  },
  creative,
});
