import { describe, expect, it } from 'vitest';
import { EMBEDDED_WORDS, SCHEMA_VERSION } from '../report.ts';
import { analysisOf } from '../testing/analysis-of.ts';
import { upgradeReport } from './upgrade-report.ts';

const report = analysisOf();

describe('a stored report', () => {
  it('opens unchanged', () => {
    const words = { ...EMBEDDED_WORDS, model: 'small-1', failure: 'timeout' as const };
    expect(upgradeReport({ ...report, words })).toEqual({ ...report, words });
  });

  it('gets the embedded writer’s words information if it has none', () => {
    const { words: _, ...old } = report;
    expect(upgradeReport(old)).toEqual({ ...report, words: EMBEDDED_WORDS });
  });

  it('gets null percentiles if it has none', () => {
    const { percentiles: _, ...old } = report;
    expect(upgradeReport(old)).toEqual({ ...report, percentiles: null });
  });

  it('gets the pool’s name and no copy percentile if it has a single unnamed pool', () => {
    const { of: _, copy: __, ...percentiles } = report.percentiles!;
    expect(upgradeReport({ ...report, percentiles }).percentiles).toEqual({
      ...percentiles,
      of: 'reference ads',
      copy: null,
    });
  });

  it.each([
    [
      'if it has a newer schema',
      { ...report, versions: { ...report.versions, schema: SCHEMA_VERSION + 1 } },
      'version',
    ],
    ['if it has no numeric score', { ...report, overallScore: 'high' }, 'overallScore'],
    ['if it is null', null, 'expected object'],
  ])('is rejected %s', (_, stored, reason) => {
    expect(() => upgradeReport(stored)).toThrow(reason);
  });
});
