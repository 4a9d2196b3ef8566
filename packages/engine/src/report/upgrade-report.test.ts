import { describe, expect, it } from 'vitest';
import { EMBEDDED_WORDS, SCHEMA_VERSION } from '../report.ts';
import { analysisOf } from '../testing/analysis-of.ts';
import { upgradeReport } from './upgrade-report.ts';

const report = analysisOf();

describe('a stored report', () => {
  it('opens as it was kept', () => {
    const words = { ...EMBEDDED_WORDS, model: 'small-1', failure: 'timeout' as const };
    expect(upgradeReport({ ...report, words })).toEqual({ ...report, words });
  });

  it('from before language models could write opens with embedded words', () => {
    const { words: _, ...old } = report;
    expect(upgradeReport(old)).toEqual({ ...report, words: EMBEDDED_WORDS });
  });

  it('from before there were reference ads is compared with none', () => {
    const { percentiles: _, ...old } = report;
    expect(upgradeReport(old)).toEqual({ ...report, percentiles: null });
  });

  it('from when there was one pool says what it was, and none of copies', () => {
    const { of: _, copy: __, ...percentiles } = report.percentiles!;
    expect(upgradeReport({ ...report, percentiles }).percentiles).toEqual({
      ...percentiles,
      of: 'reference ads',
      copy: null,
    });
  });

  it.each([
    [
      'of a newer schema',
      { ...report, versions: { ...report.versions, schema: SCHEMA_VERSION + 1 } },
      'version',
    ],
    ['without a score', { ...report, overallScore: 'high' }, 'overallScore'],
    ['that is none', null, 'expected object'],
  ])('%s is refused', (_, stored, reason) => {
    expect(() => upgradeReport(stored)).toThrow(reason);
  });
});
