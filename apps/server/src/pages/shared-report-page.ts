import { type AnalyzedCreative, shareCardPath, shareTitle, shownScore } from '@adjudge/contract';
import { CARD_SIZE } from '../cards/card-svg.ts';
import { type PageHead, escapeHtml } from './page-head.ts';

export const NOT_SHARED_HEAD: PageHead = {
  title: 'Report not available',
  description: 'This analysis is either private or no longer available.',
  listed: false,
};

/**
 * What a link preview says of a public report, and what stands there without scripts. Search engines are asked not to
 * list it: what they keep would outlive the sharing.
 */
export function sharedReportPage(report: AnalyzedCreative): { head: PageHead; withoutScript: string } {
  const { analysisId, overallScore, grade, verdict, creative } = report;
  const title = shareTitle(overallScore === null ? null : String(shownScore(overallScore)));
  const description = `Grade ${grade}. ${verdict}`;
  const path = shareCardPath(analysisId);
  const withoutScript = [
    `<h1>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(description)}</p>`,
    `<img src="${path}" alt="${escapeHtml(creative.alt)}" width="600" height="315" />`,
    '<p>The whole report is drawn with JavaScript. Please switch it on for this site.</p>',
  ].join('');
  const picture = { path, ...CARD_SIZE, alt: creative.alt };
  return { head: { title, description, listed: false, picture }, withoutScript };
}
