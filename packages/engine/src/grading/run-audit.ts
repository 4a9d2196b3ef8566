import type { Artifacts, Audit, Finding } from '../audit.ts';
import { formatGood, formatValue } from '../format-value.ts';
import { MAY_BE_MISSING, NEUTRAL_ARTIFACTS } from './neutral-artifacts.ts';
import type { AuditResult } from '../report.ts';
import { score } from '../scoring/curves.ts';
import { GOOD_SCORE, PASS_SCORE } from '../scoring/marks.ts';
import { withoutLabels } from './without-labels.ts';
import { thousandths } from '../rounded.ts';
import { capitalize } from '../capitalize.ts';

/**
 * From this score on, an audit meets its own limits. It shows its passing sentence and may be listed as a strength; below
 * them, praise would contradict itself.
 */
export const PRAISE_SCORE = GOOD_SCORE;

/** Confidence of a judgment that had to do without a measurement. Chosen by judgment. */
const CONFIDENCE_WITH_STAND_IN = 0.7;

/** The confidence of these is already part of what is measured with them (`Subject.p`), or they only affect the wording. */
const CONFIDENCE_EXEMPT: ReadonlySet<string> = new Set(['subject', 'objects', 'clutter']);

/** What was gathered: the artifacts that could be measured, and why the others could not. */
export interface Gathered {
  readonly artifacts: Partial<Artifacts>;
  readonly failures: Readonly<Partial<Record<keyof Artifacts, string>>>;
  /** Confidence of each measurement, 0..1. */
  readonly confidence: Readonly<Partial<Record<keyof Artifacts, number>>>;
}

export type Outcome = Finding | { readonly kind: 'error'; readonly reason: string };

/** An audit's result before the rubric weighs it. scoring/total.ts fills in the points. */
export type JudgedAudit = Omit<
  AuditResult,
  'category' | 'weight' | 'typical' | 'pointsPossible' | 'pointsLost'
>;

/** Runs one audit. A missing artifact or an exception becomes an error with its reason, never a bad score. */
export function runAudit(audit: Audit, gathered: Gathered): JudgedAudit {
  const outcome = observe(audit, gathered);
  const base = {
    id: audit.id,
    name: audit.words.name,
    unit: audit.unit,
    good: formatGood(audit.curve, audit.unit),
    curve: audit.curve,
    why: audit.words.why,
  };
  if (outcome.kind !== 'measured') {
    return {
      ...base,
      title: audit.words.name,
      status: outcome.kind,
      value: null,
      display: null,
      score: null,
      confidence: 0,
      observation: outcome.reason,
      // Advice needs a finding. What was seen in part of the picture is one; copy in a language that is not looked up is not.
      fix:
        outcome.kind === 'needsReview' && outcome.evidence.some(({ span }) => !span)
          ? (audit.words.fix ?? '')
          : '',
      evidence: outcome.kind === 'needsReview' ? [...outcome.evidence] : [],
    };
  }
  const points = score(audit.curve, outcome.value);
  return {
    ...base,
    good: outcome.good ?? base.good,
    title: outcome.title ?? headingFor(points, audit.words),
    status: 'measured',
    value: thousandths(outcome.value),
    display: outcome.display ?? formatValue(outcome.value, audit.unit),
    score: points,
    confidence: thousandths(
      (outcome.confidence ?? 1) * gatheredConfidence(audit, gathered) * standInConfidence(audit, gathered),
    ),
    observation: capitalize(outcome.observation),
    fix: audit.words.pass === undefined ? '' : (outcome.advice ?? audit.words.fix ?? ''),
    evidence: outcome.evidence.map(({ second, ...each }) => ({
      ...each,
      label: capitalize(each.label),
      ...(second !== undefined && { second: thousandths(second) }),
    })),
  };
}

/** An audit that only just passes gets no praise, because its sentence says what is missing. */
function headingFor(points: number, { name, pass, fail }: Audit['words']): string {
  if (points >= PRAISE_SCORE) return pass ?? name;
  return (points >= PASS_SCORE ? name : fail) ?? name;
}

function observe(audit: Audit, { artifacts, failures }: Gathered): Outcome {
  const standIns = standInsFor(audit, artifacts);
  for (const name of audit.needs) {
    if (artifacts[name] === undefined && !(name in standIns)) {
      return { kind: 'error', reason: failures[name] ?? `${name} was not measured.` };
    }
  }
  try {
    const finding = audit.run({ ...artifacts, ...standIns, ...withoutLabels(artifacts) } as Artifacts);
    if (finding.kind === 'measured' && !Number.isFinite(finding.value)) {
      return { kind: 'error', reason: `${audit.id} gave no finite value.` };
    }
    return finding;
  } catch (error) {
    return {
      kind: 'error',
      reason: `${audit.id} failed: ${error instanceof Error ? error.message : 'unknown'}`,
    };
  }
}

function standInsFor({ optionalNeeds = [] }: Audit, artifacts: Partial<Artifacts>): Partial<Artifacts> {
  const missing = optionalNeeds.filter((name) => artifacts[name] === undefined);
  return Object.fromEntries(missing.map((name) => [name, NEUTRAL_ARTIFACTS[name]]));
}

const standInConfidence = (audit: Audit, { artifacts }: Gathered): number =>
  Object.keys(standInsFor(audit, artifacts)).some(
    (name) => !CONFIDENCE_EXEMPT.has(name) && !MAY_BE_MISSING.has(name),
  )
    ? CONFIDENCE_WITH_STAND_IN
    : 1;

/** The lowest confidence of all measurements. A doubtful one that only refines lowers it no further than a failed one. */
function gatheredConfidence({ needs, optionalNeeds: spares = [] }: Audit, { confidence }: Gathered): number {
  const optional: ReadonlySet<string> = new Set(spares);
  return Math.min(
    1,
    ...needs
      .filter((name) => !CONFIDENCE_EXEMPT.has(name) && !(optional.has(name) && MAY_BE_MISSING.has(name)))
      .map((name) => Math.max(confidence[name] ?? 1, optional.has(name) ? CONFIDENCE_WITH_STAND_IN : 0)),
  );
}
