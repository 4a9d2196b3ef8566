import type { Audit } from '../../audit.ts';
import type { AuditResult, Recommendation } from '../../report.ts';
import type { Aspect } from '../../audit.ts';
import { PASS_SCORE } from '../../scoring/marks.ts';
import { CAPPING_AUDITS } from '../../rubrics/ceilings.ts';
import { auditsOf } from '../../rubrics/index.ts';
import type { Rubric } from '../../rubrics/rubric.ts';
import { GOOD_SCORE } from '../../scoring/marks.ts';
import { total } from '../../scoring/total.ts';
import { aspectOf, isAboutLine, partOf, withoutEchoes } from '../ad/ad-parts.ts';
import { quotations, withoutRepeat } from './without-repeat.ts';
import { type Material, detailOf } from './advice-details.ts';
import { isReliableInLanguage } from '../ad/ad-language.ts';
import { isReportableFault } from '../reportable-fault.ts';
import { ALWAYS_REPORTED_BELOW } from '../doubt.ts';
import { type Facts, MIN_REPORTED_POINTS, countedAudits, wordsIn } from '../facts.ts';
import { weaknesses } from '../verdict/insights.ts';

/** Number of fixes presented as the ones to make. The rest are marked as further ideas. */
const TO_ACT_ON = 5;

/** One recommendation per task, with the points it would win back. */
export function recommend(facts: Facts, rubric: Rubric, material: Material): Recommendation[] {
  const audits = new Map(auditsOf(rubric).map((audit) => [audit.id, audit]));
  const listedWeaknesses = new Set(weaknesses(facts));
  const words = wordsIn(facts);
  // The report calls passing checks fine, so advice on them would contradict it.
  const failing = countedAudits(facts.total.audits).filter(
    (audit) =>
      (audit.score ?? PASS_SCORE) < PASS_SCORE &&
      isReliableInLanguage(audit, words) &&
      isReportableFault(audit, facts),
  );
  const pointsOf = new Map(failing.map((audit) => [audit, gainOf(facts, rubric, [audit])]));
  const worthFixing = failing.filter(
    (audit) =>
      (pointsOf.get(audit)! >= MIN_REPORTED_POINTS || isBroken(audit)) &&
      saysWhatToDo(audit, facts, material),
  );
  // Filter by gain first: if the advice that a check echoes is not worth giving, the echo is given instead.
  const gains = withoutEchoes(worthFixing)
    .map((audit): Gain => ({ audit, points: pointsOf.get(audit)! }))
    .toSorted((a, b) => b.points - a.points);
  const missing = new Set(
    gains.flatMap(({ audit }) => (aspectOf(audit) === 'presence' ? [partOf(audit, facts)] : [])),
  );
  return [...Map.groupBy(gains, ({ audit }) => taskOf(audit, missing, facts)).values()]
    .map((onPart) => {
      const changes = changesOn(onPart);
      const [lead] = changes;
      return {
        id: `fix-${lead.id}`,
        audit: lead.id,
        category: categoryName(facts, lead.category),
        title: audits.get(lead.id)?.words.action ?? lead.title,
        text: adviceOn(changes, facts, material, listedWeaknesses.has(lead)),
        points: gainOf(facts, rubric, changes),
        effort: hardest(changes.map(({ id }) => audits.get(id)?.effort ?? 'hour')),
        evidence: changes.flatMap(({ evidence }) => evidence),
      };
    })
    .toSorted((a, b) => b.points - a.points)
    .map((each, index) => ({ ...each, ...(index >= TO_ACT_ON && { further: true as const }) }));
}

/** False for a finding that says nothing to do: that a picture is busiest on the left may be its idea. */
const saysWhatToDo = (audit: AuditResult, facts: Facts, material: Material): boolean =>
  audit.fix !== '' || detailOf(audit, facts, material) !== '';

/** A capping check on the whole file that failed badly. It is a fact, so advise on it even if the score is already below its ceiling. */
const isBroken = (audit: AuditResult): boolean =>
  CAPPING_AUDITS.has(audit.id) &&
  !isAboutLine(audit) &&
  audit.score !== null &&
  audit.score < ALWAYS_REPORTED_BELOW;

/** Changes to how a part looks are one task, and rewording it is another. Adding a missing part is a single task. */
function taskOf(audit: AuditResult, missing: ReadonlySet<string>, facts: Facts): string {
  const part = partOf(audit, facts);
  return aspectOf(audit) === 'wording' && !missing.has(part) ? `words of ${part}` : part;
}

interface Gain {
  readonly audit: AuditResult;
  readonly points: number;
}

type Changes = readonly [AuditResult, ...AuditResult[]];

/**
 * The changes to one part: at most two, about different aspects, such as 'recolor it' and 'enlarge it'. For a missing part, adding it is
 * the only change.
 */
function changesOn(gains: readonly Gain[]): Changes {
  const audits = gains.map(({ audit }) => audit);
  const lead = audits.find((audit) => aspectOf(audit) === 'presence') ?? audits[0];
  if (!lead) throw new Error('A part that is advised on has at least one check.');
  if (ALONE.has(aspectOf(lead))) return [lead];
  const also = audits.find((audit) => ADDED.has(aspectOf(audit)) && aspectOf(audit) !== aspectOf(lead));
  return also ? [lead, also] : [lead];
}

const ALONE: ReadonlySet<Aspect> = new Set(['presence', 'other']);

/** Aspects that can be changed directly. Being overlooked results from these, so it is not a second change. */
const ADDED: ReadonlySet<Aspect> = new Set(['size', 'contrast', 'place', 'time']);

/**
 * What was seen and what to do. Leaves out the observation if the report lists it as a weakness, and either the advice quotes the same
 * element or the element is missing.
 */
function adviceOn(
  [lead, also]: Changes,
  facts: Facts,
  material: Material,
  isListedWeakness: boolean,
): string {
  // A part is overlooked because of its size, contrast or place. If advice on one of them follows, the general advice adds nothing.
  const general = also && aspectOf(lead) === 'attention' ? '' : lead.fix;
  const advice = [general, detailOf(lead, facts, material), also?.fix ?? '']
    .filter((part) => part !== '')
    .join(' ');
  const named = quotations(lead.observation).some((words) => advice.includes(words));
  // Say only once that something is missing.
  if (isListedWeakness && (named || aspectOf(lead) === 'presence')) return advice;
  return `${lead.observation} ${withoutRepeat(advice, lead.observation)}`.trim();
}

/** Points of the overall score won back if these audits reach 'good'. */
function gainOf({ total: now }: Facts, rubric: Rubric, changes: readonly AuditResult[]): number {
  const judged = new Map(now.audits.map((each) => [each.id, each]));
  for (const audit of changes) {
    judged.set(audit.id, { ...audit, score: Math.max(GOOD_SCORE, audit.score ?? GOOD_SCORE) });
    if (aspectOf(audit) === 'presence')
      for (const each of withElementAdded(now, audit)) judged.set(each.id, each);
  }
  const fixed = total(rubric, judged);
  // For the fix that lifts a ceiling, count the capped score; for others, count their gain once the ceiling is gone.
  const points = Math.max(fixed.mean - now.mean, fixed.capped - now.capped);
  return Math.max(0, Math.round(points * 10) / 10);
}

/**
 * The results once a missing element is added: its presence is certain, and the checks of its size, place and wording, which did not
 * apply before, are assumed to pass.
 */
function withElementAdded({ audits }: Facts['total'], presence: AuditResult): AuditResult[] {
  const left = audits.filter(
    ({ category, status }) => category === presence.category && status === 'notApplicable',
  );
  if (left.length === 0) return [];
  const there = { ...presence, score: Math.max(GOOD_SCORE, presence.score ?? 0), confidence: 1 };
  return [there, ...left.map((each) => ({ ...each, score: PASS_SCORE, confidence: 1 }))];
}

const EFFORTS: readonly Audit['effort'][] = ['minutes', 'hour', 'redesign'];

const hardest = (efforts: readonly Audit['effort'][]): Audit['effort'] =>
  EFFORTS.findLast((effort) => efforts.includes(effort)) ?? 'hour';

const categoryName = ({ total }: Facts, id: string): string =>
  total.categories.find((category) => category.id === id)?.category ?? id;
