import {
  topRecommendations,
  numberFindings,
  samePlace,
  padBox,
} from '../../../packages/contract/src/index.ts';
import type { Analysis, Box, WhatIf } from '../../../packages/engine/src/index.ts';

/** Size of the picture on the page in px, which determines the room around each box. */
const SHOWN = { width: 480, height: 360 };

const rounded = ({ x, y, w, h }: Box): Box => ({
  x: places(x),
  y: places(y),
  w: places(w),
  h: places(h),
});
const tenth = (points: number): number => Math.round(points * 10) / 10;
const places = (share: number): number => Math.round(share * 1000) / 1000;

/** The fixes applied to the ad and the score with them; null when none gained. */
function fixedOf({ fixes, together }: WhatIf) {
  const made = together ?? fixes[0];
  if (!made) return null;
  const changes = together ? fixes : fixes.slice(0, 1);
  return {
    changes: changes.map(({ title }) => title),
    scoreAfter: made.scoreAfter,
    gradeAfter: made.gradeAfter,
  };
}

/** The part of a report that the home page shows: the three things to do first, each marked on the picture. */
export function sampleOf(analysis: Analysis, whatIf: WhatIf) {
  const first = topRecommendations(numberFindings(analysis));
  const marks: { box: Box; numbers: number[] }[] = [];
  for (const { number, boxes } of first) {
    const box = boxes[0]?.box;
    if (!box) continue;
    const there = padBox(box, SHOWN);
    const twin = marks.find((mark) => samePlace(mark.box, there));
    if (twin) twin.numbers.push(number);
    else marks.push({ box: there, numbers: [number] });
  }
  const { creative, overallScore, grade, interval, verdict } = analysis;
  if (overallScore === null) throw new Error('The sample has no score.');
  return {
    width: creative.width,
    height: creative.height,
    overallScore,
    grade,
    interval,
    verdict,
    marks: marks.map(({ box, numbers }) => ({ box: rounded(box), numbers })),
    findings: first.map(({ number, audit, recommendation }) => ({
      number,
      title: recommendation.title,
      points: recommendation.points,
      measured: audit.display ?? '',
      good: audit.good,
    })),
    fixed: fixedOf(whatIf),
    deducted: tenth(analysis.deductions.reduce((sum, { points }) => sum + points, 0)),
    categories: analysis.scoreBreakdown.map(({ category, score, weight }) => ({ category, score, weight })),
  };
}
