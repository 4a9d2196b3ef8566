import {
  BRAND,
  GRADE_SCALE,
  type Rubric,
  describeCeiling,
  describeDeductions,
  describeMethod,
  activeCeiling,
  typesetGrade,
} from '@adjudge/contract';
import type { ExportedAnalysis } from '../exportable.ts';
import { CHECKS, findCheck } from '@adjudge/engine/checks';
import type { AuditResult } from '@adjudge/engine/report';
import type { Block, Document } from '../../../typesetting/document.ts';
import { formatDay } from './format-day.ts';
import { shortName } from './short-name.ts';

/** Weights and curves are the ones this analysis was graded with; questions and reasons are the current ones. */
export function rubricOf({ data: analysis }: ExportedAnalysis): Rubric {
  return {
    analysisId: analysis.analysisId,
    versions: analysis.versions,
    kind: analysis.kind,
    overallScore: analysis.overallScore,
    grade: analysis.grade,
    gradeScale: GRADE_SCALE.map(([grade, from]) => ({ grade, from })),
    deductions: analysis.deductions,
    ceiling: analysis.ceiling,
    method: describeMethod(analysis),
    categories: analysis.scoreBreakdown.map(({ id, category, weight, score }) => {
      const known = CHECKS.find((one) => one.id === id);
      return {
        id,
        name: category,
        question: known?.question ?? null,
        reason: known?.reason ?? null,
        weight,
        score,
        checks: analysis.audits.filter((audit) => audit.category === id).map(checkOf),
      };
    }),
  };
}

type RubricCheck = Rubric['categories'][number]['checks'][number];

const checkOf = (audit: AuditResult): RubricCheck => {
  const { id, name, good, why, weight, typical, pointsPossible, pointsLost, curve } = audit;
  const { status, value, display, score, confidence } = audit;
  return {
    id,
    name,
    good,
    why,
    reason: findCheck(id)?.check.reason ?? null,
    weight,
    typical,
    pointsPossible,
    pointsLost,
    curve,
    result: { status, value, display, score, confidence },
  };
};

/** The same rubric for print. */
export function rubricDocument(fetched: ExportedAnalysis): Document {
  const rubric = rubricOf(fetched);
  const ceiling = activeCeiling(fetched.data);
  const deductions = describeDeductions(fetched.data);
  return {
    title: 'Scoring rubric',
    subject: shortName(fetched.data.creative.fileName),
    date: formatDay(fetched.createdAt),
    brand: BRAND,
    paper: 'A4',
    contents: true,
    blocks: [
      { kind: 'text', tone: 'lead', text: rubric.method },
      {
        kind: 'facts',
        facts: [
          {
            term: 'Overall',
            text: `${rubric.overallScore ?? 'no score'}, ${typesetGrade(rubric.grade)}`,
            mono: true,
          },
          ...(deductions === null ? [] : [{ term: 'Deductions', text: deductions }]),
          ...(ceiling ? [{ term: 'Ceiling', text: describeCeiling(ceiling) }] : []),
          { term: 'Kind', text: rubric.kind, mono: true },
          { term: 'Rubric', text: `${rubric.versions.rubric}, engine ${rubric.versions.engine}`, mono: true },
          { term: 'Analysis', text: rubric.analysisId, mono: true },
        ],
      },
      {
        kind: 'table',
        caption: 'Grade scale',
        head: rubric.gradeScale.map(({ grade }) => typesetGrade(grade)),
        figures: [],
        widths: rubric.gradeScale.map(() => 1),
        rows: [rubric.gradeScale.map(({ from }) => String(from))],
      },
      ...rubric.categories.flatMap(categoryBlocks),
    ],
  };
}

function categoryBlocks({
  name,
  question,
  reason,
  weight,
  score,
  checks,
}: Rubric['categories'][number]): Block[] {
  return [
    {
      kind: 'heading',
      level: 1,
      text: name,
      aside: `weight ${(weight * 100).toFixed(1)}% · ${score === null ? 'no score' : `score ${score.toFixed(1)}`}`,
    },
    ...(question === null ? [] : [{ kind: 'text', keep: true, text: question } as const]),
    ...(reason === null ? [] : [{ kind: 'text', tone: 'soft', keep: true, text: reason } as const]),
    ...checks.map((check): Block => ({
      kind: 'finding',
      chip: null,
      title: check.name,
      measured: check.result.display ?? STATUS[check.result.status],
      cost: check.result.score === null ? '–' : check.result.score.toFixed(1),
      observation: check.why,
      facts: [
        { term: 'Good', text: check.good, mono: true },
        { term: 'Curve', text: describeCurve(check.curve), mono: true },
        {
          term: 'Counts',
          text: describeWeight(check),
        },
        { term: 'Source', text: check.curve.source },
      ],
      fix: null,
      why: check.reason ?? '',
    })),
  ];
}

function describeWeight({ weight, typical, pointsPossible, pointsLost, result }: RubricCheck): string {
  if (typical === null)
    return `weight ${weight}; ${pointsLost.toFixed(2)} of ${pointsPossible.toFixed(2)} points of the score are lost`;
  const sure = result.score === null ? '' : `${Math.round(result.confidence * 100)}% sure; `;
  return `${sure}typical ${typical.toFixed(1)}; a score of 0 would cost ${weight.toFixed(1)} points of the category, or ${pointsPossible.toFixed(2)} of the overall score; this ad loses ${pointsLost.toFixed(2)}`;
}

const STATUS: Record<AuditResult['status'], string> = {
  measured: '',
  needsReview: 'for a person to judge',
  notApplicable: 'does not apply',
  error: 'could not be judged',
};

const describeCurve = (curve: AuditResult['curve']): string =>
  curve.shape === 'sweetSpot'
    ? `best from ${curve.low} to ${curve.high}, fading over ${curve.slack}${curve.slackBelow === undefined ? '' : ` above and ${curve.slackBelow} below`}`
    : `${curve.shape}: good at ${curve.good}, middling at ${curve.middling}`;
