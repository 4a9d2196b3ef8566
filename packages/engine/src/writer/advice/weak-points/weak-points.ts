import { type Box, area, overlap } from '../../../geometry.ts';
import type { Recommendation, WeakPoint } from '../../../report.ts';
import { isSentByAddress } from '../../reportable-fault.ts';
import { type Facts, artifactIn } from '../../facts.ts';
import { auditOf } from '../../../rubrics/audit-of.ts';
import type { WeaknessModel } from '../../remarks/likely-weakness.ts';
import { canPredictRemarks, looksSigned } from '../../remarks/named-by-readers.ts';
import {
  type ReportedWeakness,
  weaknessesToReport,
  weaknessPhrase,
} from '../../verdict/reportable-weaknesses.ts';
import { isAboutPart } from '../../remarks/weakness-parts.ts';
import type { Material } from '../advice-details.ts';
import { weaknessAdvice } from './weakness-advice.ts';
import { capitalize } from '../../../capitalize.ts';

/**
 * Most changes in a report, recommendations included; more are not read. A missing brand takes one of these places, but is reported even
 * if none is left. Chosen by judgment.
 */
const MOST = 3;

/**
 * Advice that also resolves a weakness, by part, aspect or both: text moved off a face or a busy background, a headline that says
 * something, correct spelling, a calmer layout.
 */
const ANSWERED_BY: Readonly<Partial<Record<ReportedWeakness, readonly string[]>>> = {
  covered: ['subject', 'line: contrast'],
  faint: ['contrast'],
  words: ['headline', 'wording'],
  unclear: ['headline'],
  reason: ['headline'],
  rivals: ['space'],
};

const isAnsweredBy = (weakness: ReportedWeakness, audit: ReturnType<typeof auditOf>): boolean =>
  [audit?.part, audit?.aspect, `${audit?.part}: ${audit?.aspect}`].some(
    (of) => of !== undefined && ANSWERED_BY[weakness]?.includes(of),
  );

/** Whether a recommendation marks the same box. */
const isMarked = (box: Box | undefined, advised: readonly Recommendation[]): boolean =>
  advised.some(({ evidence }) => evidence.some((each) => each.box && box && isSame(each.box, box)));

const isSame = (a: Box, b: Box): boolean => overlap(a, b) > 0.9 * Math.max(area(a), area(b));

const NO_BRAND = {
  name: 'Whose ad it is',
  text: 'We could not make out a brand name or a logo. Show one where people can read it.',
} as const;

/**
 * `below`: overall score under which a missing brand is reported. A good ad may show its brand in a way that we do not see.
 * `chance`: how often readers hold it against such ads, by naming it or rating the brand below 56. They did for 75 of 76 ads, banners and
 * mockups that do not look signed. The limits were tuned on the same data, so the stated chance is lower.
 */
const MISSING_BRAND = { below: 80, chance: 0.9 } as const;

/** Reports that the advertiser may be unclear if we found no brand and the ad does not look signed. */
function noBrandFound(facts: Facts, advised: readonly Recommendation[]): readonly WeakPoint[] {
  const { brand = null, mayName = 0 } = artifactIn(facts, 'elements') ?? {};
  const isSigned = brand !== null || mayName > 0 || isSentByAddress(facts);
  const isAdvised = advised.some(({ audit }) => auditOf(audit)?.part === 'brand');
  if (
    !canPredictRemarks(facts) ||
    isSigned ||
    looksSigned(facts) ||
    isAdvised ||
    (facts.total.overall ?? 0) >= MISSING_BRAND.below
  )
    return [];
  return [{ weakness: 'brand', ...NO_BRAND, chance: MISSING_BRAND.chance, evidence: [] }];
}

/**
 * Weaknesses that readers are likely to name although checks do not (fully) measure them, likeliest first. Leaves out what the
 * recommendations cover. A brand that was not found goes first.
 */
export function weakPoints(
  facts: Facts,
  advised: readonly Recommendation[],
  material: Material,
  fitted?: WeaknessModel,
): readonly WeakPoint[] {
  const audits = facts.total.audits.filter(({ id }) => advised.some(({ audit }) => audit === id));
  const isAdvised = (weakness: ReportedWeakness): boolean =>
    audits.some((audit) => isAboutPart(weakness, audit) || isAnsweredBy(weakness, auditOf(audit.id)));
  const lacking = noBrandFound(facts, advised);
  const likely = weaknessesToReport(facts, fitted)
    .filter(({ remark }) => !isAdvised(remark))
    .flatMap(({ remark: weakness, chance }) => {
      const { seen, change, evidence } = weaknessAdvice(weakness, facts, material);
      if (evidence.some(({ box }) => isMarked(box, advised))) return [];
      return {
        weakness,
        name: capitalize(weaknessPhrase(weakness, facts)),
        text: [capitalize(seen), change].filter((sentence) => sentence !== '').join(' '),
        chance: Math.round(100 * chance) / 100,
        evidence: [...evidence],
      };
    })
    .reduce<WeakPoint[]>(
      (kept, point) =>
        kept.some(({ evidence }) => marksOneOf(evidence, point.evidence)) ? kept : [...kept, point],
      [],
    )
    .slice(0, Math.max(0, MOST - advised.length - lacking.length));
  return [...lacking, ...likely];
}

/** Two weaknesses of one line would be two changes of the same words. */
const marksOneOf = (a: WeakPoint['evidence'], b: WeakPoint['evidence']): boolean =>
  a.some(({ box }) => b.some((each) => box && each.box && isSame(box, each.box)));
