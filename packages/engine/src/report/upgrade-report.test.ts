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
    ['the older score if it has no other', { overallCreativeScore: 72 }, { overallScore: 72 }],
    [
      'the older score if the newer one is zero',
      { overallScore: 0, overallCreativeScore: 72 },
      { overallScore: 72 },
    ],
    [
      'the newer score if it has both',
      { overallScore: 81, overallCreativeScore: 72 },
      { overallScore: 81, interval: { low: 81, high: 81, lowGrade: 'B-', highGrade: 'B-' } },
    ],
    [
      'the older takeaways',
      { overallScore: 81, keyTakeaways: { strengths: ['Clear.'], weaknesses: ['Small.'] } },
      { keyInsights: { strengths: ['Clear.'], weaknesses: ['Small.'] } },
    ],
    [
      'its creative, copy and lists',
      {
        overallScore: 81,
        grade: 'B-',
        creative: { type: 'video', url: '/film.mp4', alt: 'A film' },
        adCopy: 'Buy it.',
        scoreBreakdown: [{ category: 'Attention', score: 90, explanation: 'Bright.' }],
        recommendations: ['Make the button larger.', { title: 'Name the price.', text: 'Early.' }],
        abTestingIdeas: [{ testName: 'Button', variant: 'Red', expectedOutcome: 'More clicks.' }],
      },
      {
        grade: 'B-',
        kind: 'video-copy',
        creative: { type: 'video', url: '/film.mp4', alt: 'A film' },
        adCopy: 'Buy it.',
        scoreBreakdown: [{ category: 'Attention', score: 90, explanation: 'Bright.' }],
        recommendations: [
          { title: 'Make the button larger.', text: '' },
          { title: 'Name the price.', text: 'Early.' },
        ],
        abTestingIdeas: [{ testName: 'Button', variant: 'Red' }],
      },
    ],
    [
      'nothing that is missing or cannot be read',
      { overallScore: 0, scoreBreakdown: 'high', attention: [1] },
      { overallScore: 0, grade: 'N/A', adCopy: null, scoreBreakdown: [], attention: null, placements: [] },
    ],
  ])('without versions keeps %s', (_, older, opened) => {
    expect(upgradeReport(older)).toMatchObject(opened);
  });

  it.each([
    [
      'if it has a newer schema',
      { ...report, versions: { ...report.versions, schema: SCHEMA_VERSION + 1 } },
      'version',
    ],
    ['if it has no numeric score', { ...report, overallScore: 'high' }, 'overallScore'],
    ['if it has neither versions nor a score', { grade: 'A' }, 'overallScore'],
    ['if it is null', null, 'expected object'],
  ])('is rejected %s', (_, stored, reason) => {
    expect(() => upgradeReport(stored)).toThrow(reason);
  });
});
