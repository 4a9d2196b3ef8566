import { BRAND, type PdfOptions, printedFindings } from '@adjudge/contract';
import type { ExportedAnalysis } from '../exportable.ts';
import { howGradingWorks, placements, scoreTables } from '../parts/figures.ts';
import { findingsByCategory, notJudged } from '../parts/findings.ts';
import { PICTURE_HEIGHT, creativePicture } from '../parts/picture.ts';
import { topFixes, fixes, recommendations, roadmap } from '../parts/recommendations.ts';
import { secondOpinion } from '../parts/second-opinion.ts';
import { categoryBars, insights, verdict } from '../parts/verdict.ts';
import { videoAdvice, videoReport } from '../parts/video.ts';
import { abTests, adCopy, advice, predictions, reasoning, rewrites } from '../parts/words.ts';
import type { Document } from '../../../typesetting/document.ts';
import { formatDay } from './format-day.ts';
import { shortName } from './short-name.ts';

/** The full report, in the same order as on screen. */
export function analysisReport(fetched: ExportedAnalysis, options: PdfOptions): Document {
  const { data: analysis, whatIf, createdAt } = fetched;
  const findings = printedFindings(analysis);
  const context = { analysis, findings, whatIf };
  return {
    title: 'Ad analysis report',
    subject: shortName(analysis.creative.fileName),
    date: formatDay(createdAt),
    brand: options.includeBranding ? BRAND : null,
    paper: options.format,
    contents: false,
    blocks: [
      verdict(analysis),
      creativePicture(analysis, findings, PICTURE_HEIGHT[options.format]),
      ...topFixes(context),
      {
        kind: 'together',
        blocks: [
          { kind: 'heading', level: 1, text: 'Score by category', aside: 'score · weight' },
          ...categoryBars(analysis),
        ],
      },
      { kind: 'heading', level: 1, text: 'Key insights' },
      insights(analysis),
      ...adCopy(analysis),
      ...videoReport(analysis, findings),
      ...recommendations(analysis, context),
      ...videoAdvice(analysis),
      ...fixes(whatIf),
      ...predictions(analysis),
      ...rewrites(analysis),
      ...placements(analysis),
      ...advice(analysis),
      { kind: 'heading', level: 1, text: 'Findings', aside: `${findings.length} checks judged` },
      ...findingsByCategory(analysis, findings),
      ...notJudged(analysis),
      ...scoreTables(analysis),
      ...reasoning(analysis),
      ...secondOpinion(analysis),
      ...abTests(analysis),
      { kind: 'heading', level: 1, text: 'Implementation roadmap' },
      ...roadmap(analysis, context),
      ...howGradingWorks(analysis),
    ],
  };
}
