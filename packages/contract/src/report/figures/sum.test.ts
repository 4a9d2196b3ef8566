import { describe, expect, it } from 'vitest';
import { describeCoverage, describeDeductions, describeNoFixes, tableOfCategories } from './sum.ts';

describe('describeCoverage', () => {
  it.each([
    [1, 'All of the score rests on what was measured.'],
    [0.995, 'All of the score rests on what was measured.'],
    [0.99, '99% of what applies to this ad was measured; the rest counts as typical.'],
    [0.417, '42% of what applies to this ad was measured; the rest counts as typical.'],
  ])('describes a coverage of %d: %s', (coverage, told) => {
    expect(describeCoverage(coverage)).toBe(told);
  });
});

describe('describeNoFixes', () => {
  const lossy = (...scores: readonly number[]) =>
    scores.map((score, at) => ({
      id: `${at}`,
      category: ['Call to Action', 'Message Clarity', 'Brand Presence'][at]!,
      score,
      weight: 1 / scores.length,
      explanation: '',
    }));
  const good = { overallScore: 92, deductions: [], scoreBreakdown: lossy(92, 92) };
  const weak = { weakPoints: [{ weakness: 'small' }] as never };

  it.each([
    [1, {}, /^We found no fault worth fixing first\. We do not check/],
    [1, weak, /see what may weaken it\.$/],
    [0.53, {}, /^We could measure too little of this creative to say what to change\.$/],
    [0.64, {}, /^We could measure too little of this creative to say what to change\.$/],
  ])('explains why nothing is advised with coverage %d and %j', (coverage, points, said) => {
    expect(describeNoFixes({ ...good, coverage, ...points })).toMatch(said);
  });

  it.each([
    [
      'the two categories that lose most',
      { scoreBreakdown: lossy(50, 64, 95) },
      'Most points are lost in Call to Action (50 of 100) and Message Clarity (64). We have no single fix for that.',
    ],
    [
      'one that loses far more than the others',
      { scoreBreakdown: lossy(20, 90, 95), ...weak },
      'Most points are lost in Call to Action (20 of 100). We have no single fix for that; see what may weaken it.',
    ],
    [
      'deductions that take off more than any category',
      { scoreBreakdown: lossy(90, 94, 95), deductions: [{ audit: 'clutter', points: 12.04 }] },
      'Faults that hurt the whole ad take 12 points off; most of the rest is lost in Call to Action (90 of 100) and Message Clarity (94). We have no single fix for that.',
    ],
  ])('names, below 90, %s', (_, parts, said) => {
    expect(describeNoFixes({ ...good, overallScore: 73, coverage: 1, ...parts })).toBe(said);
  });
});

const analysis = (points: readonly number[]) => ({
  overallScore: 60,
  ceiling: null,
  scoreBreakdown: [
    { id: 'a', category: 'Attention', score: 80, weight: 0.5, explanation: '' },
    { id: 'b', category: 'Brand', score: 70, weight: 0.5, explanation: '' },
  ],
  audits: ['one', 'two', 'three', 'four'].map((id) => ({
    id,
    name: `Check ${id}`,
    title: `Fault ${id}`,
  })) as never[],
  deductions: points.map((off, at) => ({ audit: ['one', 'two', 'three', 'four'][at]!, points: off })),
});

describe('deductions', () => {
  it.each([
    [[8, 7.04], 'fault one (8), fault two (7)'],
    [[6, 4, 3, 2.04], 'fault one (6), fault two (4), fault three (3), smaller faults (2)'],
    [[14, 0.6, 0.44], 'fault one (14), smaller faults (1)'],
  ])('for %j, lists the faults and the average they are deducted from', (off, faults) => {
    expect(describeDeductions(analysis(off))).toBe(
      `The categories average 75.0. Faults that hurt the whole ad take 15 points off: ${faults}.`,
    );
  });

  it('are rounded so that they add up as displayed', () => {
    expect(describeDeductions(analysis([7.66, 0.9, 0.87]))).toMatch(
      /take 9\.4 points off: .+ \(7\.7\), .+ \(1\.7\)\.$/,
    );
  });

  it.each([
    [[6.357, 0.004], '6.4 points off: fault one (6.4).'],
    [[1.55, 1.55, 0.01], '3.1 points off: fault one (1.6), fault two (1.6).'],
  ])('for %j, leave out a rest that would be shown as nothing', (off, end) => {
    expect(describeDeductions(analysis(off))?.endsWith(`take ${end}`)).toBe(true);
  });

  it('begin in lowercase, except for names and abbreviations', () => {
    const of = analysis([8, 7, 6]);
    const titles = ['A line is cut off', 'CTA is missing', 'Text is faint'];
    const audits = titles.map((title, at) => ({ id: of.deductions[at]!.audit, name: title, title }));
    expect(describeDeductions({ ...of, audits: audits as never[] })).toMatch(
      /: a line is cut off \(8\), CTA is missing \(7\), text is faint \(6\)\.$/,
    );
  });

  it.each([[[]], [[1.4, 1.3]]])('are omitted for %j', (off) => {
    expect(describeDeductions(analysis(off))).toBeNull();
  });

  it('are rows in the category table, which ends with the overall score', () => {
    const rows = tableOfCategories(analysis([8, 7])).rows.map(({ cells }) => [cells[0], cells.at(-1)]);
    expect(rows.slice(-3)).toEqual([
      ['Deduction: Check one', '−8.00'],
      ['Deduction: Check two', '−7.00'],
      ['Overall', '60.00'],
    ]);
  });
});
