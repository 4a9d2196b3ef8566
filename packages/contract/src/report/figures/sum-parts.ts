import { type Analysis, type AuditResult, countedScore } from '@adjudge/engine/report';

/** A check as part of its category's sum, with what a reader needs to redo the sum. */
export interface SummedCheck {
  readonly audit: AuditResult;
  readonly category: string;
  /** Typical score of ads of this kind, 0..100. */
  readonly typical: number;
  /** 0..100; see `countedScore`. */
  readonly counted: number;
}

/**
 * Checks that can take off points, costliest first. Includes checks without a score, which count as typical. Empty for
 * older reports without typical scores: their checks were added up differently.
 */
export function summedChecks({ audits, scoreBreakdown }: SumParts): SummedCheck[] {
  const nameOf = new Map(
    scoreBreakdown.flatMap(({ id, category, score }) => (score === null ? [] : [[id, category] as const])),
  );
  return audits
    .flatMap((audit) => {
      const { typical, weight } = audit;
      const category = nameOf.get(audit.category);
      if (typical === null || category === undefined || weight === 0) return [];
      return [{ audit, category, typical, counted: countedScore(typical, audit) }];
    })
    .toSorted((a, b) => b.audit.pointsLost - a.audit.pointsLost);
}

export type SumParts = Pick<Analysis, 'audits' | 'scoreBreakdown'>;

export interface SummedCategories {
  readonly parts: readonly {
    readonly id: string;
    readonly name: string;
    readonly score: number;
    /** Share of the overall score, 0..1. */
    readonly weight: number;
    /** How a reader's rating changed the score, if it did. */
    readonly withReader?: Analysis['scoreBreakdown'][number]['withReader'];
  }[];
  /** Sum of score × weight, before deductions, ceiling and rounding. */
  readonly sum: number;
}

export function summedCategories({ scoreBreakdown }: Pick<Analysis, 'scoreBreakdown'>): SummedCategories {
  const parts = scoreBreakdown.flatMap(({ id, category, score, weight, withReader }) =>
    score === null ? [] : [{ id, name: category, score, weight, ...(withReader && { withReader }) }],
  );
  return { parts, sum: parts.reduce((total, { score, weight }) => total + score * weight, 0) };
}

/** The check that caps the score below its sum. */
export interface ActiveCeiling {
  readonly audit: string;
  readonly name: string;
  readonly cap: number;
  readonly sum: number;
}

export function activeCeiling({
  ceiling,
  audits,
}: Pick<Analysis, 'ceiling' | 'audits'>): ActiveCeiling | null {
  if (!ceiling) return null;
  return { ...ceiling, name: nameOf(ceiling.audit, audits) };
}

/** A fault that takes points off the overall score, with its check's name and the check's finding. */
export interface NamedDeduction {
  readonly audit: string;
  readonly name: string;
  readonly title: string;
  readonly points: number;
}

/** Largest first. */
export const namedDeductions = ({
  deductions,
  audits,
}: Pick<Analysis, 'deductions' | 'audits'>): NamedDeduction[] =>
  deductions.map((each) => ({
    ...each,
    name: nameOf(each.audit, audits),
    title: audits.find(({ id }) => id === each.audit)?.title ?? each.audit,
  }));

const nameOf = (audit: string, audits: Analysis['audits']): string =>
  audits.find(({ id }) => id === audit)?.name ?? audit;
