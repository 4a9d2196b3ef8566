import {
  type AnalyzedCreative,
  readerMark,
  reportPath,
  shareCardPath,
  shareTitle,
  shownScore,
} from '@adjudge/contract';
import { CARD_SIZE } from '../share-cards/index.ts';
import { escapeHtml } from '../../formats/escape-html.ts';
import { earlyPicture } from './early-picture.ts';
import type { PageHead } from './page-head.ts';
import type { Early } from './page-template.ts';

export const NOT_SHARED_HEAD: PageHead = {
  title: 'Report not available',
  description: 'This analysis is either private or no longer available.',
  listed: false,
};

interface SharedReportPage {
  readonly head: PageHead;
  readonly early: Early;
  readonly withoutScript: string;
}

/**
 * What a link preview shows for a public report, and what the page shows without scripts. Search engines are asked not to
 * list it, because what they store would outlive the sharing.
 * @param name that its owner gave the creative; null if none
 */
export function sharedReportPage(report: AnalyzedCreative, name: string | null): SharedReportPage {
  const { analysisId, overallScore, grade, verdict, creative, scoredWith } = report;
  const title = shareTitle(overallScore === null ? null : String(shownScore(overallScore)), name);
  const description = `Grade ${grade}${scoredWith ? ` (${readerMark(scoredWith)})` : ''}. ${verdict}`;
  const path = shareCardPath(analysisId);
  const withoutScript = [
    '<main style="display: grid; gap: 1rem; max-width: 40rem; margin: 2rem auto; padding: 0 1rem">',
    `<h1 style="font-size: 1.5rem; font-weight: bold">${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(description)}</p>`,
    `<img src="${path}" alt="${escapeHtml(creative.alt)}" width="1200" height="630" />`,
    '<p>The full report needs JavaScript. Please turn it on for this site.</p>',
    '</main>',
  ].join('');
  const picture = { path, ...CARD_SIZE, alt: creative.alt };
  const early = {
    asked: [reportPath(analysisId)],
    picture: earlyPicture(report),
  };
  return { head: { title, description, listed: false, picture }, early, withoutScript };
}
