import { CREATIVE_LIMITS, type Creative, CreativeError } from './creative.ts';
import { gatherBanner } from './gatherers/index.ts';
import type { GradingStep } from './progress.ts';
import type { Analysis } from './report.ts';
import { auditsOf, rubricFor } from './rubrics/index.ts';
import { type Gathered, runAudit } from './run-audit.ts';
import { total } from './scoring/total.ts';
import { writeAnalysis } from './writer/write-analysis.ts';
import { type Writer, embeddedWriter, putIntoWords } from './writer/writer.ts';

export interface GradeOptions {
  readonly onProgress?: (step: GradingStep) => void;
  /** Who finds the words; the embedded templates when left out. No figure depends on it. */
  readonly writer?: Writer;
}

export interface GradeResult {
  readonly analysis: Analysis;
  readonly gathered: Gathered;
}

/**
 * Grades a banner, alone or with its ad copy: gather, audit, total, write.
 * @throws CreativeError when the creative or its copy cannot be graded at all
 */
export async function grade(
  creative: Creative,
  { onProgress = () => {}, writer = embeddedWriter }: GradeOptions = {},
): Promise<GradeResult> {
  const ready = checked(creative);
  const gathered = await gatherBanner(ready, onProgress);
  onProgress('judging');
  const { analysis } = judge(ready, gathered, onProgress);
  return { analysis: await putIntoWords(analysis, writer), gathered };
}

/** The part after the measurements: pure, so that saved artifacts can be judged again. */
export function judge(
  creative: Creative,
  gathered: Gathered,
  onProgress: (step: GradingStep) => void,
): GradeResult {
  const rubric = rubricFor(creative.copy === undefined ? 'banner' : 'banner-copy');
  const judged = new Map(auditsOf(rubric).map((audit) => [audit.id, runAudit(audit, gathered)]));
  const totalled = total(rubric, judged);
  onProgress('writing');
  return { analysis: writeAnalysis({ creative, rubric, gathered, total: totalled }), gathered };
}

function checked(creative: Creative): Creative {
  if (creative.copy === undefined) return creative;
  const copy = creative.copy.trim();
  if (copy.length < CREATIVE_LIMITS.copyMin) {
    throw new CreativeError(
      'copy-too-short',
      `Ad copy must be at least ${CREATIVE_LIMITS.copyMin} characters`,
    );
  }
  if (copy.length > CREATIVE_LIMITS.copyMax) {
    throw new CreativeError(
      'copy-too-long',
      `Ad copy must be less than ${CREATIVE_LIMITS.copyMax} characters`,
    );
  }
  return { ...creative, copy };
}
