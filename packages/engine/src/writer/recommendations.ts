import type { Audit } from '../audit.ts';
import type { AuditResult, Recommendation } from '../report.ts';
import { PASS_SCORE, PRAISED } from '../run-audit.ts';
import { auditsOf } from '../rubrics/index.ts';
import type { Rubric } from '../rubrics/rubric.ts';
import { GOOD_SCORE } from '../scoring/curves.ts';
import { type Total, total } from '../scoring/total.ts';
import { type Material, detailOf } from './advice-details.ts';
import { canBeTold } from './ad-language.ts';
import { type Facts, counted, pointsText, wordsIn } from './facts.ts';
import { weaknesses } from './insights.ts';

/** A gain under this is not worth a reader's time. */
const LEAST_GAIN = 0.3;

/** Advice with its price: the points of the overall score that come back when the audit is brought to 'good'. */
export function recommend(facts: Facts, rubric: Rubric, material: Material): Recommendation[] {
  const audits = new Map(auditsOf(rubric).map((audit) => [audit.id, audit]));
  const told = new Set(weaknesses(facts));
  const words = wordsIn(facts);
  return counted(facts.total.audits)
    .filter((audit) => (audit.score ?? PRAISED) < PRAISED && canBeTold(audit, words))
    .map((audit) => ({ audit, ...mendedBy(facts, rubric, audit) }))
    .filter(({ points }) => points >= LEAST_GAIN)
    .toSorted((a, b) => b.points - a.points)
    .map(({ audit, points, mended }) => ({
      id: `fix-${audit.id}`,
      audit: audit.id,
      category: categoryName(facts, audit.category),
      title: headline(audits.get(audit.id), audit),
      text: withEffect(
        advised(audit, detailOf(audit, facts, material), told.has(audit)),
        effectOf(facts, audit, mended),
      ),
      points,
      effort: audits.get(audit.id)?.effort ?? 'hour',
      evidence: audit.evidence,
    }));
}

const quotations = (text: string): readonly string[] => text.match(/“[^”]{5,}”/g) ?? [];

/** What was seen and what to do; a weakness that is told already is not told again where the advice names its element. */
function advised({ observation, fix }: AuditResult, detail: string, told: boolean): string {
  const advice = [fix, detail].filter((part) => part !== '').join(' ');
  const named = quotations(observation).some((words) => advice.includes(words));
  return told && named ? advice : `${observation} ${advice}`.trim();
}

/** One sentence of change and effect: the effect alone is the same for every ad. */
const withEffect = (advice: string, effect: string): string =>
  effect === '' ? advice : `${advice.replace(/\.$/, '')}; ${effect}.`;

/** The total with this one audit brought to 'good', and the points of the overall score that come back by it. */
function mendedBy({ total: now }: Facts, rubric: Rubric, audit: AuditResult) {
  const judged = new Map(now.audits.map((each) => [each.id, each]));
  const score = Math.max(GOOD_SCORE, audit.score ?? GOOD_SCORE);
  judged.set(audit.id, { ...audit, score });
  if (PRESENCE.has(audit.id)) for (const each of withIt(now, audit)) judged.set(each.id, each);
  const mended = total(rubric, judged);
  // Under a ceiling, what lifts the ceiling is worth that; what else gains is told by what it is worth once it is lifted.
  const points = Math.max(mended.mean - now.mean, mended.capped - now.capped);
  return { mended, points: Math.max(0, Math.round(points * 10) / 10) };
}

/** Checks of whether an element is there at all: where it is not, nothing can be said of its size, place and wording. */
const PRESENCE: ReadonlySet<string> = new Set(['brand-presence', 'call-to-action-presence']);

/** What can be judged once the element is there, taken to pass then, and the presence itself as sure. */
function withIt({ audits }: Facts['total'], presence: AuditResult): AuditResult[] {
  const left = audits.filter(
    ({ category, status }) => category === presence.category && status === 'notApplicable',
  );
  if (left.length === 0) return [];
  const there = { ...presence, score: Math.max(GOOD_SCORE, presence.score ?? 0), confidence: 1 };
  return [there, ...left.map((each) => ({ ...each, score: PASS_SCORE, confidence: 1 }))];
}

/** What the change does to its category: the overall points stand beside the text. */
function effectOf({ total: now }: Facts, { category: id }: AuditResult, mended: Total): string {
  const [before, after] = [now, mended].map(({ categories }) => categories.find((each) => each.id === id));
  if (!before || !after || before.score === null || after.score === null || after.score <= before.score) {
    return '';
  }
  return `${before.category} would go from ${before.score} to ${pointsText(after.score)}`;
}

const headline = (audit: Audit | undefined, result: AuditResult): string =>
  audit?.words.action ?? result.title;

const categoryName = ({ total }: Facts, id: string): string =>
  total.categories.find((category) => category.id === id)?.category ?? id;
