import type { Analysis, Recommendation } from '@adjudge/engine/report';
import { EXPORT_TEXTS } from '../../texts/exports.ts';
import type { ExportedPicture } from '../../analyses/exports.ts';
import { type Finding, numberFindings, topRecommendations } from '../findings.ts';
import { isNear } from './drawn-findings.ts';

export type MarkedReport = Pick<Analysis, 'audits' | 'recommendations' | 'creative' | 'timeline'>;

/** The numbered findings with those of their boxes that lie on the printed picture. A video is printed as its key frame. */
export function printedFindings(analysis: MarkedReport): Finding[] {
  const findings = numberFindings(analysis);
  if (analysis.creative.type !== 'video') return findings;
  const shown = keySecond(analysis);
  return findings.map((finding) => ({
    ...finding,
    boxes: finding.boxes.filter(
      ({ second }) => isNear(second, shown) || isStillThere(analysis, { second, shown }),
    ),
  }));
}

/** Fixes that a client is shown. The rest are ideas and appear only in the full record. */
const MOST_FIRST = 5;

/** The findings to act on first, at most five, with their boxes on the printed picture. */
export const firstFindings = (analysis: MarkedReport): (Finding & { recommendation: Recommendation })[] =>
  topRecommendations(printedFindings(analysis), MOST_FIRST).filter(
    ({ recommendation }) => recommendation.further !== true,
  );

/** Why there is no such picture of this analysis; null if there is one. */
export function whyNoPicture(
  picture: ExportedPicture,
  analysis: MarkedReport & Pick<Analysis, 'attention'>,
): string | null {
  if (picture === 'heatmap') return analysis.attention === null ? EXPORT_TEXTS.noHeatmap : null;
  return firstFindings(analysis).some(({ boxes }) => boxes.length > 0) ? null : EXPORT_TEXTS.nothingMarked;
}

/** The second at which most places were measured: all checks of the picture look at the key frame. */
function keySecond({ audits }: MarkedReport): number | null {
  const many = new Map<number, number>();
  for (const { box, second } of audits.flatMap(({ evidence }) => evidence)) {
    if (box && second !== undefined) many.set(second, (many.get(second) ?? 0) + 1);
  }
  const [most] = [...many].toSorted(([, a], [, b]) => b - a);
  return most?.[0] ?? null;
}

/** Whether all words that came at this second are still on screen. */
function isStillThere(
  { timeline }: MarkedReport,
  { second, shown }: { second: number | undefined; shown: number | null },
): boolean {
  const came = timeline?.text.filter(({ start }) => start === second) ?? [];
  return came.length > 0 && came.every(({ start, end }) => shown !== null && start <= shown && shown < end);
}
