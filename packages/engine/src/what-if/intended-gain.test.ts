import { describe, expect, it } from 'vitest';
import { analysisOf } from '../testing/analysis-of.ts';
import { fakeArtifacts, textLine } from '../testing/index.ts';
import type { PictureFix } from './fix.ts';
import { intendedCategories, intendedGain } from './intended-gain.ts';

const { clutter } = fakeArtifacts();
const weak = { contrast: 1.6, worst: { box: textLine().box, contrast: 1.4 } };
const before = analysisOf({ text: [textLine(weak)], clutter: { ...clutter, score: 90 } });
const readable = analysisOf({ text: [textLine()], clutter: { ...clutter, score: 90 } });
const calmer = analysisOf({ text: [textLine(weak)], clutter: { ...clutter, score: 10 } });

const fixFor = (audit: string): PictureFix => ({
  kind: 'picture',
  id: 'change',
  audit,
  title: 'A change',
  description: 'Something is changed.',
  operations: [],
  box: null,
});

describe('intended gain', () => {
  it('counts gains in the audit’s own category', () => {
    const meant = intendedCategories(fixFor('text-contrast'), before);
    expect(meant).toEqual(['message-clarity']);
    expect(intendedGain(before, readable, meant)).toBeGreaterThan(3);
  });

  it('ignores gains in other categories', () => {
    const gain = (calmer.overallScore ?? 0) - (before.overallScore ?? 0);
    expect(gain).toBeGreaterThan(0.5);
    expect(intendedGain(before, calmer, intendedCategories(fixFor('text-contrast'), before))).toBeCloseTo(
      0,
      5,
    );
  });

  it('leaves out attention for a change of exposure', () => {
    const meant = intendedCategories(fixFor('exposure'), before);
    expect(meant).toContain('message-clarity');
    expect(meant).not.toContain('attention');
  });
});
