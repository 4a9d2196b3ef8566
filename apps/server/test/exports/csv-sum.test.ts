import { describePercentiles } from '@adjudge/contract';
import type { Analysis, WhatIf } from '@adjudge/engine/report';
import { fakeReading } from '@adjudge/engine/testing';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { analysisCsv } from '../../src/modules/exports/csv.ts';
import { gradedExample } from '../fixtures/graded-examples.ts';

type Row = Record<string, string>;
const table = (analysis: Analysis, whatIf: WhatIf | null = null): Row[] =>
  parse(
    analysisCsv({
      data: { ...analysis, analysisId: 'x'.repeat(21) },
      name: 'Loud rectangle',
      createdAt: '2026-11-20T10:00:00.000Z',
      whatIf,
    }),
    { bom: true, columns: true },
  );

const figure = (row: Row, column: string): number | null => (row[column] ? Number(row[column]) : null);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** What a reader with only a spreadsheet can compute from the file. */
function redone(rows: readonly Row[]): { categories: number[]; mean: number; overall: number } {
  const parts = rows
    .filter(({ Section, Score }) => Section === 'Categories' && Score !== '')
    .map(({ Item, Weight }) => {
      const off = rows
        .filter(({ Section }) => Section === `Checks: ${Item}`)
        .map((row) => {
          const typical = figure(row, 'Typical') ?? Number.NaN;
          const score = figure(row, 'Score');
          const counted =
            score === null ? typical : typical + (figure(row, 'Confidence') ?? 0) * (score - typical);
          return ((figure(row, 'Weight') ?? 0) * (100 - counted)) / 100;
        });
      return { weight: Number(Weight), score: Math.max(0, 100 - sum(off)) };
    });
  const mean = sum(parts.map(({ weight, score }) => weight * score)) - deducted(rows);
  const ceiling = rows.find(({ Section, Item }) => Section === 'Overview' && Item === 'Ceiling');
  const capped = Math.min(mean, ceiling ? Number(ceiling['Value']) : 100);
  return {
    categories: parts.map(({ score }) => score),
    mean,
    overall: Math.min(99, Math.max(5, capped)),
  };
}

const deducted = (rows: readonly Row[]): number =>
  sum(
    rows
      .filter(({ Section, Item }) => Section === 'Overview' && Item === 'Deduction')
      .map(({ Value }) => Number(Value)),
  );

const overallIn = (rows: readonly Row[]): number =>
  Number(rows.find(({ Item }) => Item === 'Overall score')?.['Score']);

it.each(['loud-rectangle', 'square-with-copy', 'calm-story', 'short-video'] as const)(
  'the overall score of %s can be recomputed from the CSV alone',
  async (name) => {
    const rows = table((await gradedExample(name)).analysis);
    const { categories, overall } = redone(rows);
    expect(overall).toBeCloseTo(overallIn(rows), 0);
    const stated = rows.filter(({ Section, Score }) => Section === 'Categories' && Score !== '');
    for (const [at, { Score }] of stated.entries()) expect(categories[at]).toBeCloseTo(Number(Score), 0);
    const lost = sum(rows.map((row) => figure(row, 'Points lost') ?? 0));
    expect(Math.abs(100 - lost - redone(rows).mean)).toBeLessThan(0.2);
  },
);

it('the overall score can be recomputed from the CSV with a reader’s ratings', async () => {
  const ratings = { attention: 8, 'message-clarity': 91, 'brand-presence': 30, 'platform-fit': 60 };
  const { analysis } = await gradedExample('square-with-copy', ({ artifacts, ...rest }) => ({
    ...rest,
    artifacts: { ...artifacts, reading: { ...fakeReading({}, ratings), scores: true } },
  }));
  const rows = table(analysis);
  const alone = redone(rows);
  const parts = rows.filter(({ Section, Score }) => Section === 'Categories' && Score !== '');
  const blended = parts.map((row, at) => {
    const share = figure(row, 'Share of reader') ?? 0;
    const measured = alone.categories[at] ?? Number.NaN;
    return Math.min(100, Math.max(0, measured + share * ((figure(row, 'Read') ?? 0) - measured)));
  });
  for (const [at, row] of parts.entries()) expect(blended[at]).toBeCloseTo(Number(row['Score']), 0);
  const mean = sum(parts.map(({ Weight }, at) => Number(Weight) * (blended[at] ?? 0)));
  const overall = mean - deducted(rows);
  // Each figure in the file is rounded on its own.
  expect(Math.abs(overall - overallIn(rows))).toBeLessThan(0.1);
  expect(Math.abs(overall - alone.overall)).toBeGreaterThan(1);
  const of = (item: string) => rows.find(({ Section, Item }) => Section === 'Overview' && Item === item);
  expect(of('Scored with')?.['Text']).toBe('with reader small-1, prompt v1');
  expect(Number(of('Score by the checks alone')?.['Score'])).toBeCloseTo(alone.overall, 0);
});

it('the overall score can be recomputed from the CSV with a ceiling', async () => {
  const { analysis } = await gradedExample('calm-story', (gathered) => ({
    ...gathered,
    artifacts: {
      ...gathered.artifacts,
      text: (gathered.artifacts.text ?? []).map((line, at) =>
        at === 0 ? { ...line, text: 'Lorem ipsum dolor sit amet' } : line,
      ),
    },
  }));
  const rows = table(analysis);
  const { mean, overall } = redone(rows);
  const of = (item: string) => rows.find(({ Section, Item }) => Section === 'Overview' && Item === item);
  expect(of('Ceiling')?.['Text']).toBe('Placeholder text');
  expect(Number(of('Sum before the ceiling')?.['Value'])).toBeCloseTo(mean, 0);
  expect(overall).toBeLessThan(mean - 1);
  expect(overall).toBeCloseTo(overallIn(rows), 1);
});

it('the CSV leaves out the score of a part of a video that was not measured', async () => {
  const { analysis } = await gradedExample('short-video');
  const unmeasured = { score: 0, explanation: 'Not measured: none of these checks applies to this ad.' };
  const rows = table({
    ...analysis,
    typographyAnalysis: unmeasured,
    videoAnalysis: analysis.videoAnalysis && { ...analysis.videoAnalysis, ctaTimingPlacement: unmeasured },
  });
  for (const item of ['Typography', 'ctaTimingPlacement']) {
    const row = rows.find(({ Item }) => Item === item);
    expect([item, row?.['Score'], row?.['Text']]).toEqual([item, '', unmeasured.explanation]);
  }
});

it('the CSV says which gains of recommendations were measured', async () => {
  const { analysis } = await gradedExample('loud-rectangle');
  const { audit } = analysis.recommendations[0]!;
  const made = { fixes: [{ audit, gain: 27.4, title: 'A larger button' }], withoutGain: [] };
  const rows = table(analysis, made as unknown as WhatIf).filter(
    ({ Section }) => Section === 'Recommendations',
  );
  expect(rows[0]?.['Points gained']).toBe('27.4');
  expect(rows.map(({ Details }) => Details?.endsWith('Points gained: measured'))).toEqual(
    analysis.recommendations.map((one) => one.audit === audit),
  );
});

it('the CSV of an ad without a score has no likely score', async () => {
  const { analysis } = await gradedExample('loud-rectangle');
  const itemsOf = (of: Analysis): (string | undefined)[] => table(of).map(({ Item }) => Item);
  const likely = ['Lowest likely score', 'Highest likely score', 'Likely grades'];
  expect(itemsOf(analysis)).toEqual(expect.arrayContaining(likely));
  const unscored = itemsOf({ ...analysis, overallScore: null, grade: 'N/A', percentiles: null });
  expect(unscored.filter((item) => likely.includes(item ?? ''))).toEqual([]);
});

it.each([
  ['square-with-copy', 'picture'],
  ['pale-leaderboard', 'creative'],
] as const)('the CSV of %s says that the rank is that of the %s', async (name, compared) => {
  const { analysis } = await gradedExample(name);
  const { percentiles } = analysis;
  expect(percentiles?.compared).toBe(compared);
  const rows = table(analysis);
  const of = (item: string) => rows.find(({ Section, Item }) => Section === 'Overview' && Item === item);
  expect(of('Rank')?.['Text']).toBe(describePercentiles(analysis));
  const alone = compared === 'picture' ? String(percentiles?.overall?.score) : undefined;
  expect(of('Score without the ad copy')?.['Value']).toBe(alone);
});
