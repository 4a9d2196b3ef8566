import {
  type Analysis,
  EFFORT,
  type Finding,
  NO_ADVICE,
  type Recommendation,
  type WhatIf,
  countAndGain,
  formatChange,
  fixOf,
  topRecommendations,
  totalGain,
  formatPointsGained,
  groupBy,
  phases,
  withNonBreakingSpaces,
} from '@adjudge/contract';
import type { Block } from '../../../typesetting/document.ts';
import { chipOf } from './findings.ts';
import { orNoFixes, weakPoints } from './weak-points.ts';

interface ReportContext {
  readonly analysis: Parameters<typeof orNoFixes>[0];
  readonly findings: readonly Finding[];
  readonly whatIf: WhatIf | null;
}

/** The gain as shown, with its origin if it was measured. */
export function formatGainOf(one: Recommendation, whatIf: WhatIf | null): string {
  const fix = fixOf(one.audit, whatIf);
  return fix ? `measured ${formatChange(fix.gain)}` : formatPointsGained(one.points);
}

const action = (one: Recommendation, { findings, whatIf }: ReportContext, task: boolean): Block => {
  const finding = findings.find(({ audit }) => audit.id === one.audit);
  return {
    kind: 'action',
    chip: finding ? chipOf(finding) : null,
    task,
    title: one.title,
    gain: formatGainOf(one, whatIf),
    text: withNonBreakingSpaces(one.text),
    note: `${one.category} · ${EFFORT[one.effort]}`,
  };
};

/** Text beside a heading: how many points the advice below it could return, if any. */
export function gainAside(
  items: readonly Recommendation[],
  { analysis, whatIf }: Pick<ReportContext, 'analysis' | 'whatIf'>,
): { aside?: string } {
  const gain = totalGain(items, analysis.overallScore, whatIf);
  return gain === '' ? {} : { aside: `up to ${gain} points` };
}

/** The three changes that gain the most points. */
export function topFixes(context: ReportContext): Block[] {
  const three = topRecommendations(context.findings).map(({ recommendation }) => recommendation);
  if (three.length === 0) {
    return [{ kind: 'heading', level: 1, text: 'Do these first' }, ...orNoFixes(context.analysis)];
  }
  return [
    { kind: 'heading', level: 1, text: 'Do these first', ...gainAside(three, context) },
    ...three.map((one) => action(one, context, false)),
    ...weakPoints(context.analysis),
  ];
}

export function recommendations({ recommendations: all }: Analysis, context: ReportContext): Block[] {
  return [
    { kind: 'heading', level: 1, text: 'Recommendations', aside: `${all.length} in all` },
    ...(all.length === 0 ? [nothing(NO_ADVICE)] : []),
    ...groupBy(all, ({ category }) => category).flatMap(([category, own]): Block[] => [
      {
        kind: 'heading',
        level: 2,
        text: category,
        aside: countAndGain(own, context.analysis.overallScore, context.whatIf),
      },
      ...own.map((one) => action(one, context, false)),
    ]),
  ];
}

/** The recommendations as a plan in two phases, each item with a checkbox. */
export function roadmap({ recommendations: all }: Analysis, context: ReportContext): Block[] {
  const { quick, later } = phases(all, context.whatIf);
  const phase = (text: string, items: readonly Recommendation[]): Block[] => [
    { kind: 'heading', level: 2, text, ...gainAside(items, context) },
    ...(items.length === 0 ? [nothing('Nothing is left for this phase.')] : []),
    ...items.map((one) => action(one, context, true)),
  ];
  return [...phase('Phase 1: Quick Wins', quick), ...phase('Phase 2: Strategic Enhancements', later)];
}

const nothing = (text: string): Block => ({ kind: 'text', tone: 'soft', text });

/** Changes made on a copy of the creative and graded again; empty if they were not requested. */
export function fixes(whatIf: WhatIf | null): Block[] {
  if (!whatIf || whatIf.fixes.length + whatIf.withoutGain.length === 0) return [];
  const { fixes: made, together, withoutGain } = whatIf;
  return [
    { kind: 'heading', level: 1, text: 'Fixes made and graded again' },
    ...[...made, ...(together ? [together] : [])].map((fix): Block => ({
      kind: 'action',
      chip: null,
      task: false,
      title: fix.title,
      gain: formatChange(fix.gain),
      text: withNonBreakingSpaces(fix.description),
      note: `From ${fix.scoreBefore} (${fix.gradeBefore}) to ${fix.scoreAfter} (${fix.gradeAfter})`,
    })),
    ...(withoutGain.length === 0
      ? []
      : [
          { kind: 'heading', level: 2, text: 'Tried without gain' } as const,
          {
            kind: 'facts',
            facts: withoutGain.map(({ title, description, gain }) => ({
              term: title,
              text: withNonBreakingSpaces(`${description} ${formatChange(gain)} points.`),
            })),
          } as const,
        ]),
  ];
}
